/** The learners that an exported script trains anew. Loaded when one is made. */

import type { LionDocument } from "../../document/document";
import { encoderTrainingScript, type LearnerToTrain } from "../../document/python/training";
import { trainingPlan } from "../../engine/training/plan";
import type { EncoderState, RunView } from "../../engine/training/protocol";
import { sourceOf } from "../../engine/training/source";
import { encoderWeights } from "../../math/encoder/weights";

/** Approximate number of losses of an encoder in a script. */
const carried = 40;
/** First steps whose losses are all kept: rounding errors have not grown there yet. */
const atFirst = 5;

/** @param states  of the learners, in the order of the document; undefined before any training. */
export function trainingScript(document: LionDocument, states: readonly (EncoderState | undefined)[]) {
  const source = sourceOf(document);
  const learners = document.learners.map((_, index): LearnerToTrain => {
    const { settings, training, batch, seeds } = trainingPlan(document, index, source);
    return {
      ...{ settings, training, batch, seeds: seeds.map(Number) },
      weights: encoderWeights(settings),
      losses: seeds.map((_, run) => lossesOf(states[index]?.runs[run])),
    };
  });
  return encoderTrainingScript(document, learners, source);
}

function lossesOf(run: RunView | undefined): LearnerToTrain["losses"][number] {
  if (!run) return { step: [], loss: [] };
  const { step, loss } = run.losses;
  const every = Math.ceil(step.length / carried);
  const kept = (_: number, at: number) => at < atFirst || (at + 1) % every === 0 || at === step.length - 1;
  return { step: Array.from(step).filter(kept), loss: Array.from(loss).filter(kept) };
}
