/**
 * What an exercise on this lab can ask for, by name. A goal looks at a moment and answers how it was reached, or null; the words on
 * it are in the catalogue, under the same two names.
 */
import type { Goal } from "../../../../platform/shell/lesson-api";
import { seesBothSides } from "../../../../platform/tensors/sequence-arithmetic";
import { type Moment, measures } from "./measures";

interface Wanted {
  /** The share of right answers, at least. */
  readonly least?: number;
}

export const goals = {
  /** A first encoder that has learned which of two marks comes first, although none is told where a token stands. */
  "which-first": (moment, { least = 1 }) => {
    const { problem, learners } = moment.experiment;
    const accuracy = measures.accuracy.read(moment, {});
    if (problem.kind !== "task" || problem.task !== "which-first" || accuracy === null || accuracy < least) return null;
    const [{ directions, positions, convention, variant }] = learners;
    const figures = { accuracy };
    if (positions !== "none") return { way: "positions", figures };
    if (problem.readOut === "start") return { way: "start", figures };
    if (variant !== "softmax" && !seesBothSides(directions)) return { way: "sides", figures };
    return { way: variant === "S" && convention === "sym" ? "mask" : "other", figures };
  },
} as const satisfies Record<string, Goal<Moment, Wanted>>;
