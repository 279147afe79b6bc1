/**
 * When losses are recorded: at steps fixed by the document, never by the clock, so that the same experiment gives the
 * same curve on every machine. Every step to 100, then 50 per decade, and the last.
 */
const dense = 100;

/** 10^(1/50), multiplied up rather than raised to powers: products are the same bits on every engine. */
const ratio = 1.0471285480508996;

/** The steps at which a run of `total` steps is recorded, ascending. */
export function recordedSteps(total: number): number[] {
  const steps: number[] = [];
  for (let step = 1; step <= Math.min(dense, total); step++) steps.push(step);
  for (let exact = dense * ratio; exact < total; exact *= ratio) {
    const step = Math.round(exact);
    if (step > steps[steps.length - 1] && step < total) steps.push(step);
  }
  if (total > dense) steps.push(total);
  return steps;
}
