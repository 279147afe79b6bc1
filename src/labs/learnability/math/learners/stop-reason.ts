import type { StopRules } from "./stop";

/** The rule that ended a learner. */
export type StopReason = "target error" | "plateau" | "time";

/** Recorded steps, ascending, with their errors. */
interface RecordedErrors {
  readonly step: ArrayLike<number>;
  readonly train: ArrayLike<number>;
  readonly test: ArrayLike<number>;
}

/**
 * The rule, if any, that ends a learner with this curve. The first two use recorded errors only, so they end a run at the
 * same step on every machine. Without test labels they use the training error.
 */
export function stopReason(rules: StopRules, curve: RecordedErrors, milliseconds: number): StopReason | null {
  if (rules.seconds > 0 && milliseconds >= 1000 * rules.seconds) return "time";
  const last = curve.step.length - 1;
  if (last < 0) return null;
  const errors = Number.isNaN(curve.test[last]) ? curve.train : curve.test;
  if (rules.targetError > 0 && errors[last] <= rules.targetError) return "target error";
  return rules.plateau > 0 && isPlateau(curve.step, errors, rules.plateau) ? "plateau" : null;
}

/** The best error up to `span` steps ago is less than 1 % above the best error since. */
function isPlateau(steps: ArrayLike<number>, errors: ArrayLike<number>, span: number): boolean {
  const last = steps.length - 1;
  const since = steps[last] - span;
  if (steps[0] > since) return false;
  let before = Number.POSITIVE_INFINITY;
  let after = Number.POSITIVE_INFINITY;
  for (let i = 0; i <= last; i++) {
    if (steps[i] <= since) before = Math.min(before, errors[i]);
    else after = Math.min(after, errors[i]);
  }
  return after > 0.99 * before;
}
