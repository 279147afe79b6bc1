/** How a learner learns and where it stands, in words. */
import { formatDuration } from "../../../charts/format";
import type { CertificateJobState, ConvexJobState, GradientJobState } from "../../../engine/learnability/protocol";
import type { LearnerSpec } from "../../../experiment/learnability/document";
import { fields as convexFields } from "../../../learners/convex/schema";
import { fields as gradientFields } from "../../../learners/gradient/schema";
import type { Activity } from "../../../state/store";
import { text } from "../../../ui/text";
import type { NamedLearner } from "../learners";
import type { LearnerJobState } from "../session/series";

export interface Standing {
  readonly words: string;
  readonly tone: "plain" | "error";
  /** A setting that should mend what went wrong. */
  readonly remedy?: { readonly field: string; readonly value: number; readonly words: string };
}

export function methodOf({ spec }: NamedLearner): string {
  if (spec.kind === "closed-form") return text.learner.closedFormMethod(spec.ridge, spec.compress);
  if (spec.kind === "convex") return text.convex.method(text.convex.starts[spec.start]);
  const method = text.learner.method(text.learner.optimizers[spec.optimizer], spec.rate, text.learner.schedules[spec.schedule]);
  return spec.repeats > 1 ? method + text.learners.seeds(spec.repeats) : method;
}

export function standingOf(
  spec: LearnerSpec,
  state: LearnerJobState | undefined,
  data: CertificateJobState | null,
  activity: Activity,
): Standing {
  if (data?.status === "failed") return { words: text.learner.failed(data.failure ?? ""), tone: "error" };
  if (state?.status === "failed") return { words: text.learner.failed(state.failure ?? ""), tone: "error" };
  if (state && "diverged" in state && state.diverged)
    return { words: text.learners.diverged(state.diverged.reason), tone: "error", ...remedyOf(spec) };
  return { words: soundWords(state, activity), tone: "plain" };
}

/** What mends a learner that diverged. */
function remedyOf(spec: LearnerSpec): Pick<Standing, "remedy"> {
  if (spec.kind === "closed-form") return {};
  if (spec.kind === "convex") {
    const value = convexFields.relativeRate.default;
    return { remedy: { field: "relativeRate", value, words: text.convex.tryRate(value) } };
  }
  const value = lowerRate(spec.rate);
  return { remedy: { field: "rate", value, words: text.learners.tryRate(value) } };
}

function soundWords(state: LearnerJobState | undefined, activity: Activity): string {
  if (!state || state.status === "waiting") return text.learner.waiting;
  if (state.kind === "convex") return convexWords(state);
  if (state.kind === "closed-form") return state.status === "done" ? text.learner.doneIn(state.milliseconds) : text.learner.solving;
  if (state.stopped) return text.learners.stoppedAt(state.step, text.learners.rules[state.stopped]);
  if (state.fallback !== undefined) return `${stepWords(state, activity)} · ${text.deep.fallback(state.fallback)}`;
  return stepWords(state, activity);
}

function stepWords(state: GradientJobState, activity: Activity): string {
  if (state.status === "done") return text.learner.doneSteps(state.steps);
  return activity === "running" ? text.learner.step(state.step, state.steps) : text.learner.pausedAt(state.step, state.steps);
}

function convexWords({ status, step, steps, time, milliseconds }: ConvexJobState): string {
  if (step === 0 || time === null) return text.convex.working;
  if (status !== "done") return text.convex.computed(step, steps);
  return `${text.convex.done(steps, formatDuration(milliseconds))} · ${text.convex.time(time)}`;
}

/** A tenth of the rate, to two figures. A rate that overshoots does so by factors, not by percents. */
export function lowerRate(rate: number): number {
  return Math.max(gradientFields.rate.min, Number((rate / 10).toPrecision(2)));
}
