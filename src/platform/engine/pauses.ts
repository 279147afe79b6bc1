import { openTurns } from "./turns";

/** Pauses, one at a time, in which every message is delivered that has already arrived. */
export function openPauses(): () => Promise<void> {
  const defer = openTurns();
  return () => new Promise(defer);
}
