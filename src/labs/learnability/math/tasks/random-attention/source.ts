import { memoryLimit, TooLargeError } from "../../../../../platform/numerics/errors";
import { packedSize } from "../../model/samples";
import type { Workspace } from "../../workspace";
import { sampledTarget } from "../sampled-target";
import { drawSplit, drawTokens, type InputLaw, type Teacher } from "../sampling";
import { attentionProblem } from "./attention-problem";
import { drawHeads, scalingFactor } from "./heads";
import type { RandomAttentionSpec, Shift } from "./schema";
import { referenceSequences } from "./sizes";
import { supervisedOf } from "./supervised";

/** @param deviation  standard deviation of the entries of Z in training. */
type DrawTeacher = (spec: RandomAttentionSpec, deviation: number, seed: number, workspace: Workspace) => Teacher;

/** Draws teacher, training set, test set and shifted test sets (paper notes, section 6.1). */
export const attentionSource = (drawTeacher: DrawTeacher) =>
  sampledTarget<RandomAttentionSpec, InputLaw>({
    laws: (spec) => ({ train: trainLaw(spec), shifted: spec.shifts.map((shift) => ({ ...shiftedLaw(spec, shift), name: nameOf(shift) })) }),
    draw: drawTokens,
    split: drawSplit,
    teacher: (spec, seed, workspace) => drawTeacher(spec, trainLaw(spec).deviation, seed, workspace),
    gaussian: (spec) =>
      spec.inputLaw === "gaussian" && spec.supervision === "last" ? { n: spec.n, deviation: trainLaw(spec).deviation } : null,
    reference: referenceSequences,
    // With random signs or single tokens Lambda is singular, and the formula, which assumes full rank, does not apply.
    followsTheory: ({ supervision, teacher, probes, inputLaw, n }) =>
      supervision === "last" && teacher === "linear" && probes === 0 && inputLaw !== "rademacher" && n > 1,
    refuse: refuseTooLarge,
  });

/** The same for linear teachers alone. */
export const linearAttentionSource = attentionSource((spec, _, seed, workspace) => drawHeads(spec, seed, workspace));

function trainLaw(spec: RandomAttentionSpec): InputLaw {
  return {
    d: spec.d,
    n: spec.n,
    law: spec.inputLaw,
    deviation: scalingFactor(spec.inputScaling, spec.n) * spec.inputScale,
    causal: spec.supervision === "causal",
  };
}

function shiftedLaw(spec: RandomAttentionSpec, shift: Shift): InputLaw {
  const law = trainLaw(spec);
  if (shift.kind === "scaled") return { ...law, deviation: law.deviation * shift.factor };
  if (shift.kind === "law") return { ...law, law: shift.inputLaw };
  // Another length keeps the distribution of the entries as in training: only the number of tokens changes.
  return { ...law, n: shift.n };
}

function nameOf(shift: Shift): string {
  if (shift.kind === "scaled") return `tokens scaled by ${shift.factor}`;
  if (shift.kind === "law") return `${shift.inputLaw} tokens`;
  return `${shift.n} tokens`;
}

function refuseTooLarge(spec: RandomAttentionSpec): void {
  const rows = supervisedOf(spec);
  const bytes = rows * (packedSize(spec.d) + 2 * spec.d) * 8;
  if (bytes <= memoryLimit) return;
  const [size, limit] = [(bytes / 1024 ** 3).toFixed(1), memoryLimit / 1024 ** 3];
  throw new TooLargeError(attentionProblem("attention-data-too-large", { samples: rows, d: spec.d, size, limit }));
}
