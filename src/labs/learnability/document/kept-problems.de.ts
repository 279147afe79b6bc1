import type { Sentences } from "../../../platform/fields/problem";
import type { LearnabilityKeptProblemCode } from "./kept-problems";

export const learnabilityKeptSentencesDe: Readonly<Record<LearnabilityKeptProblemCode, Sentences[string]>> = {
  "kept-data-sizes": { message: "muss d und outputs haben, ganze Zahlen ab 1" },
  "kept-data-lists": { message: "muss die Listen train und test haben" },
  "kept-data-sequence": { message: "muss eine Folge von {d} × n endlichen Zahlen mit {outputs} Ausgaben sein" },
  "kept-learner-curve": { message: "muss step, train, test und shifted haben, alle gleich lang" },
};
