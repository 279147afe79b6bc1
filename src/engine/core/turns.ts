/** Turns between work and messages: what is put off runs behind every message that has already arrived. */

/** Puts off what it is given, once. */
type Later = (next: () => void) => void;

/**
 * Lets a worker take turns with its messages.
 *
 * @returns puts the next turn off; there is one at a time, and a later one takes its place.
 */
export function openTurns(): Later {
  const { later } = openQueue();
  let turn: (() => void) | null = null;
  return (next) => {
    turn = next;
    later(() => {
      const current = turn;
      turn = null;
      current?.();
    });
  };
}

/** Pauses in which every message is delivered that has already arrived; to be closed, since an open one keeps Node from ending. */
export function openPauses(): { readonly pause: () => Promise<void>; readonly close: () => void } {
  const { later, close } = openQueue();
  return { pause: () => new Promise(later), close };
}

/**
 * Browsers put off by a message to oneself, which is without delay also in hidden tabs, where timers are slowed down to one per
 * second. Node hears a thousand messages of one port before it looks at another one, so that who writes to himself there is deaf
 * to all others: it has a queue for this.
 */
function openQueue(): { readonly later: Later; readonly close: () => void } {
  const { setImmediate } = globalThis as { readonly setImmediate?: (next: () => void) => unknown };
  if (setImmediate) return { later: (next) => void setImmediate(next), close: () => {} };
  const channel = new MessageChannel();
  const queue: (() => void)[] = [];
  channel.port1.onmessage = () => queue.shift()?.();
  return {
    later: (next) => {
      queue.push(next);
      channel.port2.postMessage(null);
    },
    close: () => channel.port1.close(),
  };
}
