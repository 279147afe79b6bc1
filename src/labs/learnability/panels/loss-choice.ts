/** What the loss panel draws, and against what. */
import type { Experiment } from "../../../experiment/learnability/document";
import { isDeep } from "../../../learners/specs";
import { shiftedKeys } from "../../../tasks/associative-memory/key-laws";
import { translate } from "../../../ui/language";
import { text } from "../../../ui/text";
import { tokensText } from "../../../ui/tokens-text";

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

export const firstChoice: ChosenLoss = { drawn: "test", against: null, scale: "log" };

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
  const fitting = experiment.learners.every(({ kind }) => kind === "closed-form") ? "curve" : "steps";
  return { drawn: missing ? "test" : drawn, against: against ?? fitting, scale };
}

/** Names of the shifted test sets, in the order of `curve.shifted`. */
export function shiftNames({ task }: Experiment): string[] {
  const words = text.panels.loss.shifted;
  if (task.kind === "associative-memory") return [words.keys(shiftedKeys(task))];
  if (!("shifts" in task)) return [];
  return task.shifts.map((shift) => {
    if (shift.kind === "scaled") return words.scaled(shift.factor);
    if (shift.kind === "law") return words.law(translate(shift.inputLaw === "gaussian" ? "Gaussian" : shift.inputLaw));
    return words.length(shift.n);
  });
}

/** Whether the excess is another number than the test error: with label noise in theory alone, without linear attention indeed. */
export function hasExcess({ task }: Experiment): boolean {
  return task.kind === "random-attention" && (task.teacher !== "linear" || task.noise > 0);
}

export function isOfTokens(drawn: LossChoice["drawn"]): drawn is OfTokens {
  return drawn === "entropy" || drawn === "accuracy";
}

/** Whether some learner gives the next token a probability. */
export function modelsTokens({ learners }: Experiment): boolean {
  return learners.some((spec) => isDeep(spec) && spec.objective === "tokens");
}

export function errorName({ drawn }: LossChoice, experiment: Experiment): string {
  if (typeof drawn === "number") return text.panels.loss.outOfDistribution(shiftNames(experiment)[drawn]);
  if (isOfTokens(drawn)) return tokensText.measures[drawn];
  return text.panels.loss.errors[drawn];
}
