/** View settings of the live panels, as links contain them. */
import { index, oneOf, unlessNull, type ViewPart, viewOf } from "../../../../platform/shell/view-codec";
import { mostCompared } from "./comparison";
import type { Against, LossChoice } from "./loss-choice";
import { drawnSpectra } from "./spectrum-data";

/** Largest index in a link: it may name more learners or shifted test sets than there are now; its readers leave those out. */
const most = 99;

const measures = ["test", "excess", "train", "entropy", "accuracy"] as const;
const shifted = index(most);

const drawn: ViewPart<LossChoice["drawn"]> = {
  first: "test",
  read: (text) => measures.find((measure) => measure === text) ?? shifted.read(text),
  write: String,
};

const axes: readonly Against[] = ["steps", "samples", "seconds", "curve"];
const against = oneOf(axes, "steps");

export const lossView = viewOf({ drawn, against: unlessNull(against), scale: oneOf(["log", "linear"], "log") });

/** Learners by index, with their number at the time of the choice: with another number the indices mean other learners. */
export interface ChosenLearners {
  readonly count: number;
  readonly chosen: readonly number[];
}

const compared = unlessNull<ChosenLearners>({
  read(text) {
    const numbers = text.split("-").filter(Boolean).map(shifted.read);
    if (numbers.length === 0 || numbers.length > 1 + mostCompared || numbers.some((number) => number === undefined)) return undefined;
    const [count, ...chosen] = numbers as number[];
    return { count, chosen };
  },
  write: ({ count, chosen }) => [count, ...chosen].join("-"),
});

/** The learners beside the teacher are one choice for all panels that compare them; this view stores it. */
export const attentionView = viewOf({
  view: unlessNull(oneOf(["compared", "layers"], "compared")),
  learner: unlessNull(index(most)),
  compared,
});

/** The drawn spectrum: that of Lambda, or the one that decides the rank where units hide part of Lambda's. */
export const spectrumView = viewOf({ drawn: oneOf(drawnSpectra, "own") });

export const headsView = viewOf({ view: oneOf(["heads", "function"], "heads") });
