/**
 * When losses are recorded: at steps fixed by the document, never by the clock, so that the same experiment gives the
 * same curve on every machine. There are two rules: a grid that is even in the logarithm of the step, and even steps, which
 * some trainers keep until a version of their documents sets the grid.
 */

/** The grid has every step to this one. */
const dense = 100;

/** 10^(1/50), multiplied up rather than raised to powers: products are the same bits on every engine. */
const ratio = 1.0471285480508996;

/** The grid of a run of `total` steps, ascending: every step to 100, then 50 per decade, and the last. */
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

/** Even steps begin with every step to this one, as losses fall fastest at first. */
const evenDense = 20;
/** About as many even steps there are in a run. */
const evenCount = 500;

/** The even steps of a run of `total` steps, ascending, and the last. */
export function evenSteps(total: number): number[] {
  const every = Math.ceil(total / evenCount);
  const steps: number[] = [];
  for (let step = 1; step <= total; step++) if (step <= evenDense || step % every === 0 || step === total) steps.push(step);
  return steps;
}
