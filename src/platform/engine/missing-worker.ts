/**
 * Workers whose script cannot be fetched: the network is down, or the host has a newer version. They fail like workers that
 * run out of memory, but the advice differs.
 */
const listeners = new Set<() => void>();

/** Returns a function that stops listening. */
export function onMissingWorker(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells all listeners that a script of a worker could not be fetched. */
export function tellMissingWorker(): void {
  for (const listener of listeners) listener();
}

/** Whether a worker failed because its script could not be fetched; listeners receive it. Errors inside a worker have a message. */
export function isMissingWorker(event: Event): boolean {
  if (!(event instanceof Event) || "message" in event) return false;
  tellMissingWorker();
  return true;
}
