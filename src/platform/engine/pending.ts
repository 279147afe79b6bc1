import type { LongComputation } from "../numerics/progress";

/**
 * What a computation waits for that does not happen on its thread: waiting is part of a computation that yields, and whoever drives
 * it may do something else until `promise` resolves.
 */
export class Pending {
  #promise: Promise<void> | null = null;

  /** Null while there is nothing to wait for. */
  get promise(): Promise<void> | null {
    return this.#promise;
  }

  /** Yields until a promise is settled. @throws what it is rejected with. */
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
