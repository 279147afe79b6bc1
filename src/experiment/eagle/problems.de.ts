import type { Sentences } from "../../fields/problem";
import type { EagleProblemCode } from "./problems";

const everyIterate = "alle Zwischenstände wären {numbers} Millionen Zahlen, erlaubt sind {limit} Millionen";

export const eagleSentencesDe: Readonly<Record<EagleProblemCode, Sentences[string]>> = {
  "iterates-too-many": { message: everyIterate, hint: '"errors" nehmen' },
  "iterations-too-many": { message: `{iterations} sind zu viele: ${everyIterate}`, hint: "{left} nehmen" },
};
