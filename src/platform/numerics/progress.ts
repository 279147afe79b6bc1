/**
 * Long computations are generators: each `yield` is a safe point at which the driver may report progress, do something else for
 * a while, or cancel by calling `return()` (the computation frees its memory). The yielded number is the fraction done, from 0
 * to 1.
 */
export type LongComputation<Result> = Generator<number, Result, void>;

/** Runs a long computation to its end without a pause. */
export function finish<Result>(computation: LongComputation<Result>): Result {
  let turn = computation.next();
  while (!turn.done) turn = computation.next();
  return turn.value;
}

/** The same, with a report of the share done at every safe point. */
export function finishTelling<Result>(computation: LongComputation<Result>, onShare: ((share: number) => void) | undefined): Result {
  let turn = computation.next();
  while (!turn.done) {
    onShare?.(turn.value);
    turn = computation.next();
  }
  onShare?.(1);
  return turn.value;
}

/** Runs part of a longer computation, mapping its progress to the range from `from` to `to`. */
export function* within<Result>(from: number, to: number, computation: LongComputation<Result>): LongComputation<Result> {
  let turn = computation.next();
  try {
    while (!turn.done) {
      yield from + (to - from) * turn.value;
      turn = computation.next();
    }
    return turn.value;
  } finally {
    if (!turn.done) computation.return(undefined as never);
  }
}

/** Result of a computation and the milliseconds spent inside it, without the time between its pieces. */
export interface Timed<Result> {
  readonly result: Result;
  readonly milliseconds: number;
}

/** Runs a computation and counts its time. */
export function* timed<Result>(computation: LongComputation<Result>): LongComputation<Timed<Result>> {
  let milliseconds = 0;
  const next = () => {
    const start = performance.now();
    const turn = computation.next();
    milliseconds += performance.now() - start;
    return turn;
  };
  let turn = next();
  try {
    while (!turn.done) {
      yield turn.value;
      turn = next();
    }
    return { result: turn.value, milliseconds };
  } finally {
    if (!turn.done) computation.return(undefined as never);
  }
}
