/**
 * What an exercise on this lab can ask for, by name. A goal looks at a moment and answers how it was reached, or null; the words on
 * it are in the catalogue, under the same two names.
 */
import type { Goal } from "../../../../platform/shell/lesson-api";
import { type Moment, measures } from "./measures";

interface Wanted {
  /** How many times better than answering zero the network must be, at least. */
  readonly least?: number;
  /** What gamma of the first layer must be under: with EAGLE it is between 1 and 3.5. */
  readonly below?: number;
}

export const goals = {
  /** A network that completes matrices, and whose first layer does not begin with it, as an iteration of EAGLE does. */
  "another-algorithm": (moment, { least = 1, below = 0 }) => {
    const better = measures["times-better"].read(moment, {});
    const gamma = measures.gamma.read(moment, { layer: 0 });
    if (better === null || gamma === null || better < least || !(gamma < below)) return null;
    const [spec] = moment.experiment.solvers;
    const isTurned = spec?.kind === "transformer" && spec.readOut === "plus";
    return { way: isTurned ? "sign" : "other", figures: { better, gamma } };
  },
} as const satisfies Record<string, Goal<Moment, Wanted>>;
