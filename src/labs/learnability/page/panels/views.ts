/** What the live panels show of themselves, as it travels in links. */
import { index, oneOf, unlessNull, type ViewPart, viewOf } from "../../../../platform/shell/view-codec";
import { mostCompared } from "./comparison";
import type { Against, LossChoice } from "./loss-choice";
import { drawnSpectra } from "./spectrum-data";

/** A link may have been written with more learners or shifted test sets than there are now; those are left out where they are read. */
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

/** Learners by their places, chosen when there were so many: with another number they would be strangers. */
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

/** Which learners are beside the teacher is one choice for all panels that compare them; it is kept with this one. */
export const attentionView = viewOf({
  view: unlessNull(oneOf(["compared", "layers"], "compared")),
  learner: unlessNull(index(most)),
  compared,
});

/** Drawn is Lambda's spectrum, or the one that decides where units hide some of it. */
export const spectrumView = viewOf({ drawn: oneOf(drawnSpectra, "own") });

export const headsView = viewOf({ view: oneOf(["heads", "function"], "heads") });
