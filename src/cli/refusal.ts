import { type Problem, problemLine, problemWords } from "../platform/fields/problem";

/** A fault that the caller can correct: one line on stderr and exit code 2. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** The refusal of a document. `source` is added if the field alone does not identify the document. */
export function refusalOf(problem: Problem, source: string): Refusal {
  const ambiguous = ["", "format", "version"].includes(problemWords(problem).field);
  return new Refusal(ambiguous ? `${source}: ${problemLine(problem)}` : problemLine(problem));
}
