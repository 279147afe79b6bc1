/** What the panels of training show of themselves, as links keep it. */
import { index, oneOf, viewOf } from "../../../../platform/shell/view-codec";

export const measures = ["usual", "accuracy", "loss", "batches"] as const;
/** What the task is compared by, right answers, nats, or nats of the batches of every step. */
export type Measure = (typeof measures)[number];

export const trainingView = viewOf({ show: oneOf(measures, "usual") });

export const sequenceReadings = ["decays", "half-lives", "weights"] as const;
/** The decays of every token, how long heads remember, or who hears whom. */
export type SequenceReading = (typeof sequenceReadings)[number];

/** Which test sequence is looked at, with whose eyes, and what of it. */
export const sequenceView = viewOf({
  of: { ...index(7), first: 0 },
  at: { ...index(127), first: 0 },
  show: oneOf(sequenceReadings, "decays"),
});
