import type { ResidentMoments } from "../model/feature-blocks";
import type { Split } from "../model/samples";
import type { Pointer, Workspace } from "../workspace";

/** Samples with their labels in a workspace's memory; unknown labels are zeros. */
export interface LabelledMoments extends ResidentMoments {
  readonly outputs: number;
  /** count x outputs, row-major. */
  readonly labels: Pointer;
  readonly labelled: boolean;
}

/** Copies a split into the workspace, to stay there. */
export function load(workspace: Workspace, split: Split, purpose: string): LabelledMoments {
  const { d, count, outputs } = split;
  const gram = workspace.push(split.gram, purpose);
  const last = workspace.push(split.last, purpose);
  const labels = split.labels ? workspace.push(split.labels, purpose) : workspace.zeros(count * outputs, purpose);
  return { d, count, outputs, gram, last, labels, labelled: split.labels !== null };
}
