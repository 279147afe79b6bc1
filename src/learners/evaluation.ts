import type { Split } from "../model/samples";
import { packedSize } from "../model/samples";
import type { Pointer, Workspace } from "../numerics/workspace";
import type { Dataset } from "../tasks/dataset";
import { type Errors, recordedSubset } from "./recording";

/** A split copied into a workspace's memory; labels are zeros where they are not known. */
export interface ResidentSplit {
  readonly count: number;
  readonly gram: Pointer;
  readonly last: Pointer;
  readonly labels: Pointer;
  readonly labelled: boolean;
}

/** Copies a split into the workspace, to stay there. */
export function load(workspace: Workspace, split: Split, purpose: string): ResidentSplit {
  const gram = workspace.push(split.gram, purpose);
  const last = workspace.push(split.last, purpose);
  const labels = split.labels ? workspace.push(split.labels, purpose) : workspace.zeros(split.count * split.outputs, purpose);
  return { count: split.count, gram, last, labels, labelled: split.labels !== null };
}

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

/** Everything an error curve is measured on. */
export interface EvaluationSets {
  readonly train: ResidentSplit;
  readonly test: ResidentSplit;
  readonly shifted: readonly ResidentSplit[];
}

/** Loads the recorded training samples and the test sets of a data set. */
export function loadEvaluationSets(workspace: Workspace, dataset: Dataset): EvaluationSets {
  return {
    train: load(workspace, recordedPart(dataset.train), "the recorded training samples"),
    test: load(workspace, dataset.test, "the test samples"),
    shifted: dataset.shifted.map((split) => load(workspace, split, "the shifted test samples")),
  };
}

/** The errors of a function given by its sum of squared errors on a split. */
export function errorsOf(sets: EvaluationSets, outputs: number, squaredError: (split: ResidentSplit) => number): Errors {
  const mean = (split: ResidentSplit) => (split.labelled && split.count > 0 ? squaredError(split) / (split.count * outputs) : Number.NaN);
  return { train: mean(sets.train), test: mean(sets.test), shifted: sets.shifted.map(mean) };
}
