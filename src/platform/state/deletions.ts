/** Whoever holds in memory what is also kept is told when a person deletes it, so that it neither stays in sight nor comes back. */
/** A part is named as in `keptParts`. */
const listeners = new Set<(part: string) => void>();

/** Answers with how to stop listening. */
export function onDeleted(listener: (part: string) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellDeleted(part: string): void {
  for (const listener of listeners) listener(part);
}
