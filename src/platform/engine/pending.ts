import type { LongComputation } from "../numerics/progress";

/**
 * A promise within a computation that yields: while it is pending, the caller of the computation can do other work until
 * `promise` resolves.
 */
export class Pending {
  #promise: Promise<void> | null = null;

  /** Null while nothing is pending. */
  get promise(): Promise<void> | null {
    return this.#promise;
  }

  /** Yields until a promise is settled. @throws the reason of a rejection. */
  *settled<Value>(work: Promise<Value>): LongComputation<Value> {
    const box: { outcome: { readonly value: Value } | { readonly error: unknown } | null } = { outcome: null };
    const end = (outcome: NonNullable<typeof box.outcome>) => {
      box.outcome = outcome;
      this.#promise = null;
    };
    this.#promise = work.then(
      (value) => end({ value }),
      (error: unknown) => end({ error }),
    );
    while (box.outcome === null) yield 0;
    const { outcome } = box as { outcome: { readonly value: Value } | { readonly error: unknown } };
    if ("error" in outcome) throw outcome.error;
    return outcome.value;
  }
}
