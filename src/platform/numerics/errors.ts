import { begun, type Problem, problemWords } from "../fields/problem";

/**
 * Errors that a person can act on: each carries a problem, whose words lie beside the module that raises it. `message` and `hint`
 * are its English.
 */
export class PlaygroundError extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(begun(problem));
    this.name = new.target.name;
    this.problem = problem;
  }

  get hint(): string | undefined {
    return problemWords(this.problem).hint;
  }
}

/** Shapes that do not fit together, a mistake of the program: "labels have 12 entries, expected 8 x 3 = 24". */
export class DimensionError extends Error {
  override readonly name = "DimensionError";
}

/** A NaN or an infinity where a number is needed. */
export class NonFiniteError extends PlaygroundError {}

/** A matrix without the property the operation needs, such as a Cholesky factor of a singular matrix. */
export class SingularError extends PlaygroundError {}

/** Most bytes one workspace may hold; larger work is refused with its estimate. */
export const memoryLimit = 2 * 1024 ** 3;

/** Work that does not fit: the message carries the estimate and the limit. */
export class TooLargeError extends PlaygroundError {}

/** An iteration that did not settle within its limit. */
export class ConvergenceError extends PlaygroundError {}

/** A runtime that lacks something the playground needs. */
export class UnsupportedError extends PlaygroundError {}
