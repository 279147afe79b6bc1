/** Whoever holds in memory what is also kept is told when a person deletes it, so that it neither stays in sight nor comes back. */
import type { KeptPart } from "./kept";

const listeners = new Set<(part: KeptPart) => void>();

/** Answers with how to stop listening. */
export function onDeleted(listener: (part: KeptPart) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function tellDeleted(part: KeptPart): void {
  for (const listener of listeners) listener(part);
}
