import type { Sentences } from "../../../platform/fields/problem";
import type { LionKeptProblemCode } from "./kept-problems";

export const lionKeptSentencesDe: Readonly<Record<LionKeptProblemCode, Sentences[string]>> = {
  "kept-heads": { message: "muss eine Liste von Köpfen mit Queries, Keys und Values sein" },
};
