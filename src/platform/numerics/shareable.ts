/**
 * Numbers that other threads read where they lie, if threads may share memory here: in Node, and in a page that is isolated from
 * others. Elsewhere they are plain, and messages copy them.
 */

/** A copy that must not be written once a message has it. */
export function shareableCopy(numbers: Float64Array): Float64Array {
  const copy = shareable(numbers.length);
  copy.set(numbers);
  return copy;
}

/** So many zeros. */
export function shareable(length: number): Float64Array {
  return new Float64Array(mayShare() ? new SharedArrayBuffer(8 * length) : new ArrayBuffer(8 * length));
}

export function mayShare(): boolean {
  const { SharedArrayBuffer: shared, crossOriginIsolated: isIsolated } = globalThis as Partial<typeof globalThis>;
  return shared !== undefined && isIsolated !== false;
}
