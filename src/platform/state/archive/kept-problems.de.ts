import type { Sentences } from "../../fields/problem";
import type { KeptProblemCode } from "./kept-problems";

export const keptSentencesDe: Readonly<Record<KeptProblemCode, Sentences[string]>> = {
  "kept-name": { message: "muss Text sein" },
  "kept-other-data": { message: "passen nicht zur Prüfsumme in ihrem Schlüssel" },
  "kept-curves": { message: "muss eine Liste sein" },
};
