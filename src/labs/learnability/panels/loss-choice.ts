/** What the loss panel draws, and against what. */
import type { Experiment } from "../../../experiment/document";
import { text } from "../../../ui/text";

export type Against = "steps" | "samples" | "seconds" | "curve";

export interface LossChoice {
  /** The test error, the training error, or that on the shifted test set of this index. */
  readonly drawn: "test" | "train" | number;
  readonly against: Against;
  readonly scale: "log" | "linear";
}

/** What a person has chosen; against null is whatever fits the learners. */
export type ChosenLoss = Omit<LossChoice, "against"> & { readonly against: Against | null };

export const firstChoice: ChosenLoss = { drawn: "test", against: null, scale: "log" };

/**
 * The choice as far as the experiment has what it asks for. Without a gradient learner nothing takes steps, and the
 * closed form shows how its error falls with the samples.
 */
export function validChoice({ drawn, against, scale }: ChosenLoss, experiment: Experiment): LossChoice {
  const missing = typeof drawn === "number" && drawn >= shiftNames(experiment).length;
  const fitting = experiment.learners.every(({ kind }) => kind === "closed-form") ? "curve" : "steps";
  return { drawn: missing ? "test" : drawn, against: against ?? fitting, scale };
}

/** Names of the shifted test sets, in the order of `curve.shifted`. */
export function shiftNames({ task }: Experiment): string[] {
  if (!("shifts" in task)) return [];
  const words = text.panels.loss.shifted;
  return task.shifts.map((shift) => {
    if (shift.kind === "scaled") return words.scaled(shift.factor);
    if (shift.kind === "law") return words.law(shift.inputLaw === "gaussian" ? "Gaussian" : shift.inputLaw);
    return words.length(shift.n);
  });
}

export function errorName({ drawn }: LossChoice, experiment: Experiment): string {
  if (typeof drawn === "number") return text.panels.loss.outOfDistribution(shiftNames(experiment)[drawn]);
  return text.panels.loss.errors[drawn];
}
