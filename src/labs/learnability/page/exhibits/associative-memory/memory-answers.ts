/** Outputs of the learners on the shown memory, with their errors. */
import type { Compared } from "../../panels/comparison";
import { answerWith, distance, type Retrieval, scoresWith } from "./retrieval";

export interface LearnerAnswer {
  readonly learner: Compared["learner"];
  /** Its attention scores after mixing its heads onto the one that makes the labels; null in dual form. */
  readonly scores: Float64Array | null;
  /** p H(Z), 2d; null where the learner's p is too large to be held. */
  readonly answer: Float64Array | null;
  /** ||answer - truth||; null without an answer. */
  readonly error: number | null;
}

export function learnerAnswers(retrieval: Retrieval, compared: readonly Compared[]): LearnerAnswer[] {
  const { tokens, truth } = retrieval;
  // Views of another dimension belong to the run before this one.
  const fitting = compared.filter(({ view: { p, attention } }) => fits(p?.length, attention?.Q.length, tokens.size));
  return fitting.map(({ learner, view: { p, attention } }) => {
    const scores = attention?.aligned ? scoresWith(attention.Q, tokens) : null;
    const answer = p && answerWith(p, tokens);
    return { learner, scores, answer, error: answer && distance(answer, truth) };
  });
}

function fits(coefficients: number | undefined, weights: number | undefined, size: number): boolean {
  const expected = (size ** 3 * (size + 1)) / 2;
  return (coefficients === undefined || coefficients === expected) && (weights === undefined || weights % size ** 2 === 0);
}
