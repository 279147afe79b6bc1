/** Common parts of the learners that take gradient steps one after the other. */
import { inDigits } from "../../../../platform/charts/format";
import type { Fields } from "../../../../platform/fields/fields";
import { valuesOf } from "../../../../platform/shell/forms/values";
import type { Activity } from "../../../../platform/state/store";
import { fieldSaid } from "../../../../platform/ui/language";
import type { GradientJobState } from "../../engine/protocol";
import { fields as gradientFields, type TrainingSpec } from "../../math/learners/gradient/fields";
import { learnerText } from "../learner-words";
import type { LearnerView } from "./learner-view";

type Common = Pick<LearnerView<TrainingSpec & { readonly kind: string }>, "method" | "inLabel" | "standing" | "remedy">;

export const trainedView: Common = {
  method({ optimizer, rate, schedule, repeats }) {
    const method = learnerText.method(learnerText.optimizers[optimizer], rate, learnerText.schedules[schedule]);
    return repeats > 1 ? method + learnerText.seeds(repeats) : method;
  },
  inLabel: (name) => learnerText.inLabel(name),
  standing(state, activity) {
    if (state.kind !== "gradient") return learnerText.waiting;
    if (state.stopped) return learnerText.stoppedAt(state.step, learnerText.rules[state.stopped]);
    return stepWords(state, activity);
  },
  remedy({ rate }) {
    const value = lowerRate(rate);
    return { field: "rate", value, words: learnerText.tryRate(value) };
  },
};

function stepWords(state: GradientJobState, activity: Activity): string {
  if (state.status === "done") return learnerText.doneSteps(state.steps);
  return activity === "running" ? learnerText.step(state.step, state.steps) : learnerText.pausedAt(state.step, state.steps);
}

/** A tenth of the rate, to two figures. A rate that overshoots does so by factors, not by percents. */
export function lowerRate(rate: number): number {
  return Math.max(gradientFields.rate.min, Number((rate / 10).toPrecision(2)));
}

/** The first setting in which learners of one name differ: "rate 0.01". */
export function firstDifference<Spec extends object>(
  table: Fields,
  spec: Spec,
  alike: readonly Spec[],
  wordsOf: (field: string, value: unknown) => string = (field, value) =>
    learnerText.setting(fieldSaid(table[field]).label, inDigits(String(value))),
): string {
  if (alike.length < 2) return "";
  const order = ["rate", "optimizer", "schedule", "batch", "steps", ...Object.keys(table)];
  const differing = order.find((field) => alike.some((other) => valuesOf(other)[field] !== valuesOf(spec)[field]));
  return differing ? wordsOf(differing, valuesOf(spec)[differing]) : "";
}
