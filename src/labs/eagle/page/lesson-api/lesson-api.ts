/** The parts of this lab that lessons use. */

import { settingsByPath } from "../../../../platform/documents/setting-path";
import { createLessonApi } from "../../../../platform/shell/create-lesson-api";
import type { Goal } from "../../../../platform/shell/lesson-api";
import { type EagleDocument, eagleFields } from "../../document/document";
import { eagleKind } from "../../document/kind";
import { presets } from "../../document/presets";
import { problemFields } from "../../document/problem-fields";
import { solverFields } from "../../document/solver-fields";
import { panels } from "../panel-list";
import { type Moment, measures } from "./measures";
import { lessonApiText as words } from "./words";

interface Wanted {
  /** Least ratio of the zero predictor's error to that of the network. */
  readonly least?: number;
  /** Upper limit of gamma in the first layer; with EAGLE it is between 1 and 3.5. */
  readonly below?: number;
}

/** Goals of exercises, by name: each takes a moment and returns how it was reached, or null. Their words have the same names. */
const goals = {
  /** A network that completes matrices with a first layer that is no iteration of EAGLE. */
  "another-algorithm": (moment, { least = 1, below = 0 }) => {
    const better = measures["times-better"].read(moment, {});
    const gamma = measures.gamma.read(moment, { layer: 0 });
    if (better === null || gamma === null || better < least || !(gamma < below)) return null;
    const [spec] = moment.experiment.solvers;
    const isTurned = spec?.kind === "transformer" && spec.readOut === "plus";
    return { way: isTurned ? "sign" : "other", figures: { better, gamma } };
  },
} as const satisfies Record<string, Goal<Moment, Wanted>>;

/** Settings by their path, as in "problem.rank", "solvers[0].steps" or "seed". */
export const settings = settingsByPath<EagleDocument>(
  eagleFields,
  {
    problem: ({ problem }) => problemFields[problem.kind],
    solvers: ({ solvers }, index) => (index !== null && solvers[index] ? solverFields[solvers[index].kind] : null),
  },
  '"problem.rank" and "solvers[0].steps"',
);

export const lessonApi = createLessonApi({
  ...{ kind: eagleKind, settings, presets, panels, measures, goals, words },
  subject: ({ problem }) => problem.kind,
});
