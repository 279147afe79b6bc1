import { type Problem, problemLine, problemWords } from "../platform/fields/problem";

/** Something the caller has to mend: one line on stderr and exit code 2. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** The refusal of a document. `source` is named where the field alone would not tell which document is meant. */
export function refusalOf(problem: Problem, source: string): Refusal {
  const ambiguous = ["", "format", "version"].includes(problemWords(problem).field);
  return new Refusal(ambiguous ? `${source}: ${problemLine(problem)}` : problemLine(problem));
}
