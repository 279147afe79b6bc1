import { type LabelledMoments, load } from "../certificate/resident";
import { packedSize, type Split } from "../model/samples";
import type { Dataset } from "../tasks/dataset";
import type { Workspace } from "../workspace";
import { type Errors, recordedSubset } from "./recording";

/** The samples whose training error is recorded. */
export function recordedPart(split: Split): Split {
  const kept = recordedSubset(split.count);
  if (kept.length === split.count) return split;
  const size = packedSize(split.d);
  return {
    ...split,
    count: kept.length,
    gram: pickRows(split.gram, size, kept),
    last: pickRows(split.last, split.d, kept),
    labels: split.labels && pickRows(split.labels, split.outputs, kept),
  };
}

function pickRows(values: Float64Array, width: number, rows: Int32Array): Float64Array {
  const result = new Float64Array(rows.length * width);
  rows.forEach((row, i) => {
    result.set(values.subarray(row * width, (row + 1) * width), i * width);
  });
  return result;
}

/** The sets of an error curve. */
export interface EvaluationSplits {
  /** The training samples whose error is recorded. */
  readonly train: Split;
  readonly test: Split;
  readonly shifted: readonly Split[];
}

/** The same in a workspace. */
export interface EvaluationSets {
  readonly train: LabelledMoments;
  readonly test: LabelledMoments;
  readonly shifted: readonly LabelledMoments[];
}

/** The recorded training samples and the test sets of a data set. */
export function evaluationSplits({ train, test, shifted }: EvaluationSplits): EvaluationSplits {
  return { train: recordedPart(train), test, shifted };
}

/** Copies them into the workspace. */
export function loadSplits(workspace: Workspace, { train, test, shifted }: EvaluationSplits): EvaluationSets {
  return {
    train: load(workspace, train, "the recorded training samples"),
    test: load(workspace, test, "the test samples"),
    shifted: shifted.map((split) => load(workspace, split, "the shifted test samples")),
  };
}

/** Loads the recorded training samples and the test sets of a data set. */
export function loadEvaluationSets(workspace: Workspace, dataset: Dataset): EvaluationSets {
  return loadSplits(workspace, evaluationSplits(dataset));
}

/** The errors of a function given by its sum of squared errors on a split. */
export function errorsOf(sets: EvaluationSets, outputs: number, squaredError: (split: LabelledMoments) => number): Errors {
  const mean = (split: LabelledMoments) => (split.labelled && split.count > 0 ? squaredError(split) / (split.count * outputs) : Number.NaN);
  return { train: mean(sets.train), test: mean(sets.test), shifted: sets.shifted.map(mean) };
}
