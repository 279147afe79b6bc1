/** Curves and horizontal axis of the loss panel. */
import type { Experiment } from "../../document/document";
import { hasLayers, isSolved } from "../../math/learners/training-methods";
import { taskKindOf } from "../../math/tasks/registry";
import { targetView } from "../target-views/registry";
import { tokensText } from "./token-words";
import { panelText } from "./words";

export type Against = "steps" | "samples" | "seconds" | "curve";

/** Test measures of models of the next token: cross-entropy in nats per token, and the share of correct tokens. */
export type OfTokens = "entropy" | "accuracy";

export interface LossChoice {
  /** The test error, its excess over the best fit, the training error, or the error on the shifted test set of this index. */
  readonly drawn: "test" | "excess" | "train" | OfTokens | number;
  readonly against: Against;
  readonly scale: "log" | "linear";
  /** Test error of the best linear-attention fit, the origin of the excess; 0 for a target that is linear attention. */
  readonly best?: number;
}

/** The choice of the user; null for `against` selects the axis that fits the learners. */
export type ChosenLoss = Omit<LossChoice, "against"> & { readonly against: Against | null };

/**
 * The choice, with defaults for measures that the experiment does not have. Closed forms alone take no steps: their error is
 * drawn against the samples.
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

/** Whether the excess differs from the test error: for label noise in theory, for inexact targets in fact. */
export function hasExcess({ task }: Experiment): boolean {
  return taskKindOf(task).inexact?.(task) ?? false;
}

/** Whether a layer of linear attention is known to produce the labels, without noise. */
export function isRealizable(task: Experiment["task"]): boolean {
  const { generated, inexact, teacherHeads } = taskKindOf(task);
  return generated && !inexact?.(task) && teacherHeads?.(task) !== null;
}

export function isOfTokens(drawn: LossChoice["drawn"]): drawn is OfTokens {
  return drawn === "entropy" || drawn === "accuracy";
}

/** Whether some learner predicts probabilities of the next token. */
export function modelsTokens({ learners }: Experiment): boolean {
  return learners.some((spec) => hasLayers(spec) && spec.objective === "tokens");
}

export function errorName({ drawn }: LossChoice, experiment: Experiment): string {
  if (typeof drawn === "number") return panelText.loss.outOfDistribution(shiftNames(experiment)[drawn]);
  if (isOfTokens(drawn)) return tokensText.measures[drawn];
  return panelText.loss.errors[drawn];
}
