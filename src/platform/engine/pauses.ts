import { openTurns } from "./turns";

/** Pauses, one at a time, during which all messages that have arrived are delivered. */
export function openPauses(): () => Promise<void> {
  const defer = openTurns();
  return () => new Promise(defer);
}
