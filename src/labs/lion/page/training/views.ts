/** View settings of the training panels, kept in links. */
import { index, oneOf, viewOf } from "../../../../platform/shell/view-codec";

export const measures = ["usual", "accuracy", "loss", "batches"] as const;
/** The task's own measure, right answers, nats, or nats of the batches of every step. */
export type Measure = (typeof measures)[number];

export const trainingView = viewOf({ show: oneOf(measures, "usual") });

export const sequenceReadings = ["decays", "half-lives", "weights"] as const;
/** Decays of every token, half-lives of heads, or attention weights. */
export type SequenceReading = (typeof sequenceReadings)[number];

/** The learner, the test sequence and the reading on view. */
export const sequenceView = viewOf({
  of: { ...index(7), first: 0 },
  at: { ...index(127), first: 0 },
  show: oneOf(sequenceReadings, "decays"),
});
