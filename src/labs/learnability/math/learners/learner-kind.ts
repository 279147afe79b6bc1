/**
 * The record of one kind of learner; no other code distinguishes learners by name. Its training method is in
 * `training-methods.ts`, which workers carry without the rest; how the page shows it is in `page/learner-views`.
 */
import type { Fields } from "../../../../platform/fields/fields";
import type { AnySpec } from "../tasks/task-kind";
import type { TrainingSize } from "../tasks/training-size";
import type { GradientSpec } from "./gradient/fields";

/**
 * "solved": in closed form, with the data; "convex": gradient descent on the convex problem, all steps at once by a formula;
 * "heads" and "layers": gradient steps one after the other, on heads over (G, z) or on layers over tokens.
 */
export type TrainingMethodName = "solved" | "convex" | "heads" | "layers";

/** Methods that take gradient steps one after the other. */
export type Stepwise = "heads" | "layers";

/** Work of one sort has one speed, in multiply-adds per second: by precision and model for gradient steps, and one for "convex". */
export type WorkSort = "float32" | "float64" | "layers32" | "layers64" | "convex";

/** The training set, with the tokens of its longest sequence; null where those are not known. */
export interface LearningSize extends TrainingSize {
  readonly n: number | null;
}

/** Progress of a learner. */
export interface Progress {
  /** Gradient steps, or samples of the fit, as on its curve. */
  readonly step: number;
  readonly done: boolean;
  /** Multiply-adds of one forward pass over a batch, as counted by a learner of layers itself. */
  readonly forward: number;
}

/** How a learner is trained, with the heads that stand for it where these are trained. */
export type TrainingMethod<Spec> =
  | { readonly name: "heads"; readonly heads: (spec: Spec) => GradientSpec }
  | { readonly name: Exclude<TrainingMethodName, "heads"> };

export const headsAsGiven = (spec: GradientSpec): GradientSpec => spec;

export interface LearnerKind<Spec extends AnySpec = AnySpec> {
  readonly kind: Spec["kind"];
  readonly fields: Fields;

  /** In English, in result documents and the legends of files. */
  label(spec: Spec): string;
  /** In English, within the name of a run: "the closed form". */
  phrase(spec: Spec): string;
  /** Its work in multiply-adds; null where it is counted with that of the data, or is unknown. */
  work(spec: Spec, size: LearningSize): { readonly sort: WorkSort; readonly multiplyAdds: number } | null;
  /** Multiply-adds done after this progress. */
  worked(spec: Spec, size: TrainingSize, progress: Progress): number;
  /** The version of further kernels that only some learners use; null or missing: none. */
  kernels?(spec: Spec): string | null;
  /** Precision of its saved weights. */
  precisionOfWeights(spec: Spec): "float32" | "float64";
  /** A further learner to compare: `model`, the last one, with another value of its main setting. */
  next(model: Spec, alike: readonly Spec[]): Spec;
}

/** The first candidate that is not taken, or the first one when all are. */
export function firstFree(candidates: readonly number[], taken: readonly number[]): number {
  return candidates.find((candidate) => !taken.includes(candidate)) ?? candidates[0];
}

export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
