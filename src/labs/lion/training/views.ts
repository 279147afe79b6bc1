/** What the panels of training show of themselves, as links keep it. */
import { oneOf, viewOf } from "../../../shell/view-codec";

export const measures = ["usual", "accuracy", "loss", "batches"] as const;
/** What the task is compared by, right answers, nats, or nats of the batches of every step. */
export type Measure = (typeof measures)[number];

export const trainingView = viewOf({ show: oneOf(measures, "usual") });
