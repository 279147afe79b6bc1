import { learnerSeed } from "../../../../../platform/numerics/random";
import { BatchOrder } from "../../../../../platform/tensors/batch-order";
import { purposes } from "../../streams";
import type { Workspace } from "../../workspace";
import { batchOf } from "./batch";
import type { TrainingSpec } from "./fields";

/**
 * The sequences of a learner's batches, as the WASM training step draws them.
 *
 * @param sequences  training sequences of the data set.
 */
export function batchOrder(workspace: Workspace, spec: TrainingSpec, sequences: number, experimentSeed: number): BatchOrder {
  const stream = { seed: learnerSeed(experimentSeed, spec.seed), purpose: purposes.batchOrder };
  return new BatchOrder(workspace, sequences, batchOf(spec, sequences), spec.order === "shuffled" ? stream : null);
}
