/**
 * Passes messages on in their order, each after the code that it needs has been fetched; at once while none is needed.
 *
 * @param needed  starts fetching for a message; null where it needs nothing.
 */
export function afterFetching<Message>(
  needed: (message: Message) => Promise<void> | null,
  receive: (message: Message) => void,
): (message: Message) => void {
  let last: Promise<void> | null = null;
  return (message) => {
    const code = needed(message);
    if (!code && !last) {
      receive(message);
      return;
    }
    const turn: Promise<void> = Promise.all([last, code]).then(() => {
      if (last === turn) last = null;
      receive(message);
    });
    last = turn;
  };
}
