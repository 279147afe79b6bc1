/** What a lesson on this lab can read off a run, by name; null while the run has not come so far. */

import { count, type LessonMoment, type Measure, value } from "../../../../platform/shell/lesson-api";
import type { EagleDocument } from "../../document/document";
import type { TrainingState } from "../../engine/training/protocol";
import { sizesOf } from "../../math/training/network";
import type { EagleSeries } from "../session/series";
import { layersOf, networkOf, networkShape } from "../training/training-data";

export type Moment = LessonMoment<EagleDocument, EagleSeries>;

/** What the author of a lesson says of a measure. */
interface Options {
  /** From 0. */
  readonly layer?: number;
}

export const measures = {
  /** Of a network that has taken all its steps: how many times its median error is below that of answering zero. */
  "times-better": value((moment) => {
    const judged = trained(moment)?.judged;
    return judged ? judged.zeroMedianError / judged.medianError : null;
  }),
  /** Median errors of fresh matrices: of the network, and of its layers as they are read. */
  "network-error": value((moment) => trained(moment)?.judged?.readError.network ?? null),
  "reading-error": value((moment) => trained(moment)?.judged?.readError.reading ?? null),
  /** The second over the first. */
  "reading-ratio": value((moment) => {
    const errors = trained(moment)?.judged?.readError;
    return errors ? errors.reading / errors.network : null;
  }),
  /** What three numbers leave out of W_QK of a layer, in per cent. */
  "left-out": value((moment, { layer = 0 }) => {
    const deviation = readLayers(moment)?.[layer]?.reading.deviation.WQK;
    return deviation === undefined ? null : 100 * deviation;
  }),
  /** The steps of EAGLE that a layer amounts to. */
  eta: value((moment, { layer = 0 }) => trained(moment)?.judged?.constants.layers[layer]?.eta ?? null),
  gamma: value((moment, { layer = 0 }) => trained(moment)?.judged?.constants.layers[layer]?.gamma ?? null),
  /** Of what machines send each other in a layer, by squares: the share that is C and D, in per cent. */
  "sent-hidden": value((moment, { layer = 0 }) => {
    const share = trained(moment)?.judged?.sent?.[layer]?.hidden;
    return share === undefined ? null : 100 * share;
  }),
  /** Numbers that are trained, and those that the layers are read as. */
  weights: count(({ experiment }) => {
    const shape = networkShape(experiment);
    return shape && sizesOf(shape).all;
  }),
  numbers: count(({ experiment }) => {
    const shape = networkShape(experiment);
    return shape && 3 * shape.layers;
  }),
  /** Steps that were left out, as their gradients were not finite. */
  skipped: count((moment) => trained(moment)?.skipped ?? null),
} as const satisfies Record<string, Measure<Moment, Options>>;

/** The network once it has taken all its steps. */
function trained({ experiment, series }: Moment): TrainingState | null {
  const state = networkOf(experiment, series);
  return state?.status === "done" ? state : null;
}

function readLayers(moment: Moment) {
  const weights = trained(moment)?.weights;
  return weights ? layersOf(moment.experiment, weights) : null;
}
