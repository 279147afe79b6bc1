/**
 * Encoders that have been trained, to be looked into: the settings of a learner, the weights that one of its encoders had when it
 * was last inspected, and its task. This is the one door to trained weights for panels, exports and programs that run an encoder in
 * other forms.
 *
 *     const trained = trainedEncoder(document, learner, run, state.runs[run].weights, source);
 *     const encoder = openTrained(sequences64, trained);    // or openSequences32()
 *     encoder.scores(batch); encoder.layers(batch);         // and never a step
 *
 * `state` is the EncoderState of the learner's job (on the page: `series.encoder(learner)`), `source` what `sourceOf(document)`
 * says: null save for tasks that draw from a text or from images, which `fetchSource` fetches first where `needsSource` says so. The sequences that
 * encoders are tested on are those of `testSequences`; `trained.task.generate` makes others.
 */

import type { SequenceArithmetic } from "../../../../platform/tensors/sequence-arithmetic";
import type { LionDocument } from "../../document/document";
import { Encoder } from "../../math/encoder/encoder";
import { type EncoderWeight, encoderWeights } from "../../math/encoder/weights";
import type { TaskSource } from "../../math/tasks/tasks";
import { type TrainingPlan, trainingPlan } from "./plan";

export interface TrainedEncoder extends Omit<TrainingPlan, "seeds"> {
  /** Of its first weights and of the sequences that it was trained on. */
  readonly seed: bigint;
  /** All weights as one row, in the order of `layout`. */
  readonly weights: Float64Array;
  readonly layout: readonly EncoderWeight[];
}

/**
 * @param learner  index into the learners of the document.
 * @param run  index into the encoders of that learner.
 */
export function trainedEncoder(
  document: LionDocument,
  learner: number,
  run: number,
  weights: Float32Array,
  source: TaskSource,
): TrainedEncoder {
  const { seeds, ...plan } = trainingPlan(document, learner, source);
  return { ...plan, seed: seeds[run], weights: Float64Array.from(weights), layout: encoderWeights(plan.settings) };
}

/** An encoder with these weights, on any arithmetic. */
export function openTrained<T>(arithmetic: SequenceArithmetic<T>, { settings, training, weights }: TrainedEncoder): Encoder<T> {
  return new Encoder(arithmetic, settings, training, weights);
}
