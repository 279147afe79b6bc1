/**
 * Lets a worker take turns with its messages: a deferred callback runs after every message that has already arrived.
 * Browsers defer by a message to oneself, which has no delay even in hidden tabs, where timers are slowed to one per
 * second. Node delivers a thousand messages of one port before those of another, so that such messages would block all
 * others; it has `setImmediate` for this.
 *
 * @returns defers the next turn; a later call replaces an earlier one.
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
