/** The parts of this lab that lessons use. */

import { settingsByPath } from "../../../../platform/documents/setting-path";
import { createLessonApi } from "../../../../platform/shell/create-lesson-api";
import type { Goal } from "../../../../platform/shell/lesson-api";
import { seesBothSides } from "../../../../platform/tensors/sequence-arithmetic";
import { type LionDocument, lionFields } from "../../document/document";
import { learnerFields } from "../../document/encoder-fields";
import { lionKind } from "../../document/kind";
import { presets } from "../../document/presets";
import { problemFields } from "../../document/problem-fields";
import { panels } from "../panel-list";
import { type Moment, measures } from "./measures";
import { lessonApiText as words } from "./words";

interface Wanted {
  /** Least share of right answers. */
  readonly least?: number;
  /** Index into the test lengths, from 0. */
  readonly length?: number;
}

/** Goals of exercises, by name: each takes a moment and returns how it was reached, or null. Their words have the same names. */
const goals = {
  /** A first encoder that has learned which of two marks comes first; the way names how it distinguishes the sides. */
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
  /** A first encoder that finds the distance to the nearest marker on sequences of a test length. */
  "nearest-marker": (moment, { least = 1, length = 0 }) => {
    const { problem, learners } = moment.experiment;
    const accuracy = measures.accuracy.read(moment, { length });
    if (problem.kind !== "task" || problem.task !== "nearest-marker" || accuracy === null || accuracy < least) return null;
    return { way: learners[0].positions === "none" ? "decay" : "positions", figures: { accuracy, tokens: problem.testLengths[length] } };
  },
} as const satisfies Record<string, Goal<Moment, Wanted>>;

/** Settings by their path, as in "problem.readOut", "learners[0].steps" or "seed". */
export const settings = settingsByPath<LionDocument>(
  lionFields,
  {
    problem: ({ problem }) => problemFields[problem.kind],
    learners: ({ learners }, index) => (index !== null && learners[index] ? learnerFields[learners[index].kind] : null),
  },
  '"problem.readOut" and "learners[0].steps"',
);

export const lessonApi = createLessonApi({
  ...{ kind: lionKind, settings, presets, panels, measures, goals, words },
  subject: ({ problem }) => problem.kind,
});
