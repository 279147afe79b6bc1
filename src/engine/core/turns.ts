/**
 * Lets a worker take turns with its messages: what is put off runs behind every message that has already arrived. Posting
 * to oneself does that without delay also in hidden tabs, where timers are slowed down to one per second.
 *
 * @returns puts the next turn off; there is one at a time, and a later one takes its place.
 */
export function openTurns(): (next: () => void) => void {
  const channel = new MessageChannel();
  let turn: (() => void) | null = null;
  channel.port1.onmessage = () => {
    const current = turn;
    turn = null;
    current?.();
  };
  return (next) => {
    turn = next;
    channel.port2.postMessage(null);
  };
}

/** Pauses in which every message is delivered that has already arrived; to be closed, since an open one keeps Node from ending. */
export function openPauses(): { readonly pause: () => Promise<void>; readonly close: () => void } {
  const channel = new MessageChannel();
  return {
    pause: () =>
      new Promise((go) => {
        channel.port1.onmessage = () => go();
        channel.port2.postMessage(null);
      }),
    close: () => channel.port1.close(),
  };
}
