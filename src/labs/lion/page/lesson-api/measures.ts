/** Values of a run that lessons can use, by name; null before the run has reached them. */

import { type LessonMoment, type Measure, value } from "../../../../platform/shell/lesson-api";
import type { LionDocument } from "../../document/document";
import type { EncoderState } from "../../engine/training/protocol";
import type { LionSeries } from "../session/series";

export type Moment = LessonMoment<LionDocument, LionSeries>;

/** Options of a measure, set by the author of a lesson. */
interface Options {
  /** From 0. */
  readonly learner?: number;
  /** Index into the test lengths, from 0. */
  readonly length?: number;
  /** A baseline by its name. */
  readonly name?: string;
}

export const measures = {
  /** The share of right answers of an encoder that has been trained and tested: the mean over its seeds. */
  accuracy: value((moment, { learner = 0, length = 0 }) => {
    const tests = tested(moment, learner)?.runs.map((run) => run.tests[length]);
    return tests?.every((test) => test !== undefined) ? tests.reduce((sum, { accuracy }) => sum + accuracy, 0) / tests.length : null;
  }),
  /** The share of right answers of a baseline without learning. */
  baseline: value(({ series }, { name, length = 0 }) => {
    const found = series.baselines?.lengths[length]?.baselines.find(({ id }) => id === name);
    return found?.accuracy ?? null;
  }),
} as const satisfies Record<string, Measure<Moment, Options>>;

/** A learner once it has been trained. */
function tested({ series }: Moment, learner: number): EncoderState | null {
  const state = series.encoder(learner);
  return state?.status === "done" && state.runs.length > 0 ? state : null;
}
