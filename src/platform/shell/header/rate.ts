/** Training speed over about the last second and a half. */
export interface Progress {
  readonly time: number;
  readonly steps: number;
}

const windowMilliseconds = 1500;

/**
 * Adds `now` to the history, forgets what is too old, and gives the mean rate over what is left; null with less than a
 * fifth of a second to go by.
 */
export function stepsPerSecond(history: Progress[], now: Progress): number | null {
  const last = history.at(-1);
  if (last && now.steps < last.steps) history.length = 0;
  history.push(now);
  while (history.length > 2 && now.time - history[1].time >= windowMilliseconds) history.shift();
  const elapsed = now.time - history[0].time;
  return elapsed < 200 ? null : ((now.steps - history[0].steps) * 1000) / elapsed;
}
