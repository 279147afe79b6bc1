/**
 * What is known of one kind of learner: everything that would otherwise be asked by its name. How the page shows it is in its
 * other half, beside the lab. What it computes with is fetched by the engine when there is such a learner.
 */
import type { Fields } from "../fields/fields";
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

export interface LearnerKind<Spec extends AnySpec = AnySpec, Way extends Learning = Learning> {
  readonly kind: Spec["kind"];
  readonly fields: Fields;
  readonly learns: Way;

  /** In English, in result documents and the legends of files. */
  label(spec: Spec): string;
  /** In English, within the name of a run: "the closed form". */
  phrase(spec: Spec): string;
  /** Its work in multiply-adds; null where it is counted with that of the data, or cannot be told. */
  work(spec: Spec, size: LearningSize): { readonly sort: WorkSort; readonly multiplyAdds: number } | null;
  /** Multiply-adds behind it, once it has come so far. */
  worked(spec: Spec, size: TrainingSize, progress: Progress): number;
  /** As what its weights are saved. */
  precisionOfWeights(spec: Spec): "float32" | "float64";
  /** One that is not there yet: like `model`, the last of those there are, with another value of what is worth comparing. */
  next(model: Spec, alike: readonly Spec[]): Spec;
  /** The heads that are trained in its place, and how. */
  readonly heads: Way extends "heads" ? (spec: Spec) => GradientSpec : null;
}

/** The first of the values worth comparing that is not taken; the first of all where every one is. */
export function firstFree(candidates: readonly number[], taken: readonly number[]): number {
  return candidates.find((candidate) => !taken.includes(candidate)) ?? candidates[0];
}

export function counted(count: number, one: string, many: string): string {
  return count === 1 ? `1 ${one}` : `${count} ${many}`;
}
