import type { Sentences } from "../../fields/problem";
import type { KeptProblemCode } from "./kept-problems";

export const keptSentencesDe: Readonly<Record<KeptProblemCode, Sentences[string]>> = {
  "kept-name": { message: "muss Text sein" },
  "kept-other-data": { message: "sind nicht die Daten, die ihr Schlüssel nennt" },
  "kept-curves": { message: "muss eine Liste sein" },
};
