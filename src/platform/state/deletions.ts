/** Notifies owners of in-memory copies when the user deletes stored data, so that deleted data neither stay visible nor return. */
/** Parts are those of `storageParts`. */
const listeners = new Set<(part: string) => void>();

/** Returns a function that stops listening. */
export function onDeleted(listener: (part: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellDeleted(part: string): void {
  for (const listener of listeners) listener(part);
}
