/** What the loss panel draws, and against what. */
import type { Experiment } from "../../document/document";
import { hasLayers, isSolved } from "../../math/learners/training-methods";
import { taskKindOf } from "../../math/tasks/registry";
import { targetView } from "../target-views/registry";
import { tokensText } from "./token-words";
import { panelText } from "./words";

export type Against = "steps" | "samples" | "seconds" | "curve";

/** Of models of the next token, on the test set: nats a token, and the share of tokens that are right. */
export type OfTokens = "entropy" | "accuracy";

export interface LossChoice {
  /** The test error, its excess over the best fit, the training error, or that on the shifted test set of this index. */
  readonly drawn: "test" | "excess" | "train" | OfTokens | number;
  readonly against: Against;
  readonly scale: "log" | "linear";
  /** Test error of the best linear-attention fit, which the excess is counted from; 0 for a target that is one. */
  readonly best?: number;
}

/** What a person has chosen; against null is whatever fits the learners. */
export type ChosenLoss = Omit<LossChoice, "against"> & { readonly against: Against | null };

/**
 * The choice as far as the experiment has what it asks for. Without a gradient learner nothing takes steps, and the
 * closed form shows how its error falls with the samples.
 */
export function validChoice({ drawn, against, scale }: ChosenLoss, experiment: Experiment): LossChoice {
  const missing = isOfTokens(drawn)
    ? !modelsTokens(experiment)
    : drawn === "excess"
      ? !hasExcess(experiment)
      : typeof drawn === "number" && drawn >= shiftNames(experiment).length;
  const fitting = experiment.learners.every(isSolved) ? "curve" : "steps";
  return { drawn: missing ? "test" : drawn, against: against ?? fitting, scale };
}

/** Names of the shifted test sets, in the order of `curve.shifted`. */
export function shiftNames({ task }: Experiment): readonly string[] {
  return targetView(task).shifted?.(task) ?? [];
}

/** Whether the excess is another number than the test error: with label noise in theory alone, without linear attention indeed. */
export function hasExcess({ task }: Experiment): boolean {
  return taskKindOf(task).inexact?.(task) ?? false;
}

/** Whether a layer of linear attention is known to make the labels, all of them without noise. */
export function isRealizable(task: Experiment["task"]): boolean {
  const { generated, inexact, teacherHeads } = taskKindOf(task);
  return generated && !inexact?.(task) && teacherHeads?.(task) !== null;
}

export function isOfTokens(drawn: LossChoice["drawn"]): drawn is OfTokens {
  return drawn === "entropy" || drawn === "accuracy";
}

/** Whether some learner gives the next token a probability. */
export function modelsTokens({ learners }: Experiment): boolean {
  return learners.some((spec) => hasLayers(spec) && spec.objective === "tokens");
}

export function errorName({ drawn }: LossChoice, experiment: Experiment): string {
  if (typeof drawn === "number") return panelText.loss.outOfDistribution(shiftNames(experiment)[drawn]);
  if (isOfTokens(drawn)) return tokensText.measures[drawn];
  return panelText.loss.errors[drawn];
}
