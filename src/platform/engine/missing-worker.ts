/**
 * Workers whose own file does not come: the network is gone, or a newer version has replaced this one on its host. They fail
 * like those that run out of memory, but what to do about it is something else.
 */
const listeners = new Set<() => void>();

/** Answers with how to stop listening. */
export function onMissingWorker(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Tells whoever listens that a file of a worker did not come. */
export function tellMissingWorker(): void {
  for (const listener of listeners) listener();
}

/** Whether a worker failed because its file did not come; whoever listens is told. What fails inside of a worker says a message. */
export function isMissingWorker(event: Event): boolean {
  if (!(event instanceof Event) || "message" in event) return false;
  tellMissingWorker();
  return true;
}
