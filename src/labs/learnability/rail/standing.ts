/** How a learner learns and where it stands, in words. */
import type { CertificateJobState, ClosedFormJobState, GradientJobState } from "../../../engine/protocol";
import type { LearnerSpec } from "../../../experiment/document";
import { fields as gradientFields } from "../../../learners/gradient/schema";
import type { Activity } from "../../../state/store";
import { text } from "../../../ui/text";
import type { NamedLearner } from "../learners";

export interface Standing {
  readonly words: string;
  readonly tone: "plain" | "error";
  /** A setting that should mend what went wrong. */
  readonly remedy?: { readonly rate: number };
}

export function methodOf({ spec }: NamedLearner): string {
  if (spec.kind === "closed-form") return text.learner.closedFormMethod(spec.ridge);
  const method = text.learner.method(text.learner.optimizers[spec.optimizer], spec.rate, text.learner.schedules[spec.schedule]);
  return spec.repeats > 1 ? method + text.learners.seeds(spec.repeats) : method;
}

export function standingOf(
  spec: LearnerSpec,
  state: ClosedFormJobState | GradientJobState | undefined,
  data: CertificateJobState | null,
  activity: Activity,
): Standing {
  if (data?.status === "failed") return { words: text.learner.failed(data.failure ?? ""), tone: "error" };
  if (state?.status === "failed") return { words: text.learner.failed(state.failure ?? ""), tone: "error" };
  if (state?.kind === "gradient" && state.diverged && spec.kind === "gradient")
    return {
      words: text.learners.diverged(state.diverged.reason),
      tone: "error",
      remedy: { rate: lowerRate(spec.rate) },
    };
  return { words: soundWords(state, activity), tone: "plain" };
}

function soundWords(state: ClosedFormJobState | GradientJobState | undefined, activity: Activity): string {
  if (!state || state.status === "waiting") return text.learner.waiting;
  if (state.kind === "closed-form") return state.status === "done" ? text.learner.doneIn(state.milliseconds) : text.learner.solving;
  if (state.stopped) return text.learners.stoppedAt(state.step, text.learners.rules[state.stopped]);
  if (state.status === "done") return text.learner.doneSteps(state.steps);
  return activity === "running" ? text.learner.step(state.step, state.steps) : text.learner.pausedAt(state.step, state.steps);
}

/** A tenth of the rate, to two figures. A rate that overshoots does so by factors, not by percents. */
export function lowerRate(rate: number): number {
  return Math.max(gradientFields.rate.min, Number((rate / 10).toPrecision(2)));
}
