/** How a learner learns and where it stands, in words. */
import { formatDuration } from "../../../charts/format";
import type { CertificateJobState, ConvexJobState, GradientJobState } from "../../../engine/learnability/protocol";
import type { LearnerSpec } from "../../../experiment/learnability/document";
import { fields as convexFields } from "../../../learners/convex/schema";
import { fields as gradientFields } from "../../../learners/gradient/schema";
import type { LearnerJobState } from "../../../state/series";
import type { Activity } from "../../../state/store";
import { convexText } from "../convex-words";
import { deepText } from "../deep-words";
import { learnerText } from "../learner-words";
import type { NamedLearner } from "../learners";
import { railText } from "./words";

export interface Standing {
  readonly words: string;
  readonly tone: "plain" | "error";
  /** A setting that should mend what went wrong. */
  readonly remedy?: { readonly field: string; readonly value: number; readonly words: string };
}

export function methodOf({ spec }: NamedLearner): string {
  if (spec.kind === "closed-form") return learnerText.closedFormMethod(spec.ridge, spec.compress);
  if (spec.kind === "convex") return convexText.method(convexText.starts[spec.start]);
  const method = learnerText.method(learnerText.optimizers[spec.optimizer], spec.rate, learnerText.schedules[spec.schedule]);
  return spec.repeats > 1 ? method + railText.learners.seeds(spec.repeats) : method;
}

export function standingOf(
  spec: LearnerSpec,
  state: LearnerJobState | undefined,
  data: CertificateJobState | null,
  activity: Activity,
): Standing {
  if (data?.status === "failed") return { words: learnerText.failed(data.failure ?? ""), tone: "error" };
  if (state?.status === "failed") return { words: learnerText.failed(state.failure ?? ""), tone: "error" };
  if (state && "diverged" in state && state.diverged)
    return { words: railText.learners.diverged(state.diverged.reason), tone: "error", ...remedyOf(spec) };
  return { words: soundWords(state, activity), tone: "plain" };
}

/** What mends a learner that diverged. */
function remedyOf(spec: LearnerSpec): Pick<Standing, "remedy"> {
  if (spec.kind === "closed-form") return {};
  if (spec.kind === "convex") {
    const value = convexFields.relativeRate.default;
    return { remedy: { field: "relativeRate", value, words: convexText.tryRate(value) } };
  }
  const value = lowerRate(spec.rate);
  return { remedy: { field: "rate", value, words: railText.learners.tryRate(value) } };
}

function soundWords(state: LearnerJobState | undefined, activity: Activity): string {
  if (!state || state.status === "waiting") return learnerText.waiting;
  if (state.kind === "convex") return convexWords(state);
  if (state.kind === "closed-form") return state.status === "done" ? learnerText.doneIn(state.milliseconds) : learnerText.solving;
  if (state.stopped) return railText.learners.stoppedAt(state.step, railText.learners.rules[state.stopped]);
  if (state.fallback !== undefined) return `${stepWords(state, activity)} · ${deepText.fallback(state.fallback)}`;
  return stepWords(state, activity);
}

function stepWords(state: GradientJobState, activity: Activity): string {
  if (state.status === "done") return learnerText.doneSteps(state.steps);
  return activity === "running" ? learnerText.step(state.step, state.steps) : learnerText.pausedAt(state.step, state.steps);
}

function convexWords({ status, step, steps, time, milliseconds }: ConvexJobState): string {
  if (step === 0 || time === null) return convexText.working;
  if (status !== "done") return convexText.computed(step, steps);
  return `${convexText.done(steps, formatDuration(milliseconds))} · ${convexText.time(time)}`;
}

/** A tenth of the rate, to two figures. A rate that overshoots does so by factors, not by percents. */
export function lowerRate(rate: number): number {
  return Math.max(gradientFields.rate.min, Number((rate / 10).toPrecision(2)));
}
