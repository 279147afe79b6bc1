/**
 * What is known of one kind of learner: everything that would otherwise be asked by its name. How the engine learns it is in
 * `training-methods.ts`, which workers carry without the rest; how the page shows it is in its other half, beside the lab.
 */
import type { Fields } from "../../../../platform/fields/fields";
import type { AnySpec } from "../tasks/task-kind";
import type { TrainingSize } from "../tasks/training-size";
import type { GradientSpec } from "./gradient/fields";

/**
 * How the engine comes to what is learned: solved along with the data; computed for every step at once; or by gradient steps,
 * one after the other, on heads over (G, z) or on layers over tokens.
 */
export type Learning = "solved" | "convex" | "heads" | "layers";

/** Ways of learning that take gradient steps one after the other. */
export type Stepwise = "heads" | "layers";

/** Work of one sort and size goes at one speed: that of a step depends on its precision and its model, and solving is another thing. */
export type WorkSort = "float32" | "float64" | "layers32" | "layers64" | "convex";

/** The training set, with the tokens of its longest sequence; null where those are not known. */
export interface LearningSize extends TrainingSize {
  readonly n: number | null;
}

/** How far a learner has come. */
export interface Progress {
  /** Gradient steps, or samples that were solved for, as its curve counts. */
  readonly step: number;
  readonly done: boolean;
  /** Multiply-adds of one forward pass over a batch, as a learner of layers has counted them itself. */
  readonly forward: number;
}

/** How a learner is learned, and what heads are trained for it where it is heads. */
export type Way<Spec> =
  | { readonly learns: "heads"; readonly heads: (spec: Spec) => GradientSpec }
  | { readonly learns: Exclude<Learning, "heads"> };

/** Heads that are trained as their spec says. */
export const asTheyAre = (spec: GradientSpec): GradientSpec => spec;

export interface LearnerKind<Spec extends AnySpec = AnySpec> {
  readonly kind: Spec["kind"];
  readonly fields: Fields;

  /** In English, in result documents and the legends of files. */
  label(spec: Spec): string;
  /** In English, within the name of a run: "the closed form". */
  phrase(spec: Spec): string;
  /** Its work in multiply-adds; null where it is counted with that of the data, or cannot be told. */
  work(spec: Spec, size: LearningSize): { readonly sort: WorkSort; readonly multiplyAdds: number } | null;
  /** Multiply-adds behind it, once it has come so far. */
  worked(spec: Spec, size: TrainingSize, progress: Progress): number;
  /** The version of kernels that it computes with beside those of all learners; null, as where this is missing, for none. */
  kernels?(spec: Spec): string | null;
  /** As what its weights are saved. */
  precisionOfWeights(spec: Spec): "float32" | "float64";
  /** One that is not there yet: like `model`, the last of those there are, with another value of what is worth comparing. */
  next(model: Spec, alike: readonly Spec[]): Spec;
}

/** The first of the values worth comparing that is not taken; the first of all where every one is. */
export function firstFree(candidates: readonly number[], taken: readonly number[]): number {
  return candidates.find((candidate) => !taken.includes(candidate)) ?? candidates[0];
}

export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
