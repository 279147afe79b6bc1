/**
 * Lets a worker take turns with its messages: what is put off runs behind every message that has already arrived. Browsers put off by
 * a message to oneself, which is without delay also in hidden tabs, where timers are slowed down to one per second. Node hears a
 * thousand messages of one port before it looks at another one, so that who writes to himself there is deaf to all others: it has
 * a queue for this.
 *
 * @returns puts the next turn off; there is one at a time, and a later one takes its place.
 */
export function openTurns(): (next: () => void) => void {
  const { setImmediate } = globalThis as { readonly setImmediate?: (callback: () => void) => void };
  let turn: (() => void) | null = null;
  const take = () => {
    const current = turn;
    turn = null;
    current?.();
  };
  let putOff = () => setImmediate?.(take);
  if (!setImmediate) {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = take;
    putOff = () => port2.postMessage(null);
  }
  return (next) => {
    turn = next;
    putOff();
  };
}
