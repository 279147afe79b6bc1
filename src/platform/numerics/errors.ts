/**
 * Errors that a person can act on. Every message says what was wrong and where; `hint`, when there is one, says what
 * to do. Code that reports errors shows `message` and `hint` as they stand.
 */
export class PlaygroundError extends Error {
  readonly hint: string | undefined;

  constructor(message: string, hint?: string) {
    super(message);
    this.name = new.target.name;
    this.hint = hint;
  }
}

/** Shapes that do not fit together: "labels have 12 entries, expected 8 x 3 = 24". */
export class DimensionError extends PlaygroundError {}

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
