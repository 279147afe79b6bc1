/** A learner's distance from the teacher, split into the part along seen directions and the part along undetermined ones. */

import { formatValue } from "../../../../../platform/charts/format";
import type { LossData, LossLine } from "../../../../../platform/charts/loss-data";
import { asSentence, joinSentences } from "../../../../../platform/ui/grammar";
import type { DataTable } from "../../../../../platform/ui/panel/table";
import type { SentenceParts } from "../../../../../platform/ui/Sentence";
import type { LossCurve } from "../../../engine/protocol";
import { isOwnData } from "../../../math/tasks/registry";
import { deepText } from "../../deep-words";
import { isClosedForm, isLayered, isMany, type NamedLearner, nameInText } from "../../learners";
import { type Moment, nullityOf, shownLearners, standing, withoutCoefficients } from "../moment";
import { certificateText } from "../words";

/** One learner's course; both parts are as long as the steps. */
export interface Course {
  readonly learner: NamedLearner;
  readonly step: Float64Array;
  /** Parts of the distance in W, as in `LossCurve`. */
  readonly seen: Float64Array;
  readonly free: Float64Array;
  readonly diverged: boolean;
}

/** Courses of the learners that take steps and have recorded their distance. */
export function coursesOf(moment: Moment): Course[] {
  return trainedLearners(moment).flatMap((learner) => {
    const state = moment.series.learner(learner.index);
    if (!state || state.kind === "closed-form") return [];
    const { step, seenDistance: seen, freeDistance: free } = state.curve as LossCurve;
    if (!seen || !free || step.length === 0) return [];
    return [{ learner, step, seen, free, diverged: state.diverged !== undefined }];
  });
}

/** The line shown instead of the view; null when there is a view. */
export function noSplit(moment: Moment): SentenceParts | null {
  const words = certificateText.learners;
  if (isOwnData(moment.experiment.task)) return [words.noTeacher];
  if (trainedLearners(moment).length === 0) return [words.none];
  const stands = standing(moment) ?? withoutCoefficients(moment, "learners");
  if (stands) return stands;
  if (coursesOf(moment).length > 0) return null;
  const begun = trainedLearners(moment).filter(({ index }) => (moment.series.learner(index)?.curve.step.length ?? 0) > 0);
  if (begun.length === 0) return [words.begin];
  // A learner that takes steps without a distance consists of layers, or has no linear teacher.
  return [begun.every(isLayered) ? deepText.noCoefficients : words.noTeacher];
}

/** The learners that take steps. */
function trainedLearners(moment: Moment): NamedLearner[] {
  return shownLearners(moment).filter((learner) => !isClosedForm(learner));
}

/** Share of its first value below which a part counts as lost. */
const lost = 0.01;

/** Names the learner with the smallest distance along seen directions, and the one with the largest. */
export function splitSentence(moment: Moment): SentenceParts {
  const courses = coursesOf(moment).filter(({ diverged }) => !diverged);
  const sorted = courses.toSorted((a, b) => last(a.seen) - last(b.seen));
  const ends = [...new Set([sorted.at(0), sorted.at(-1)])].filter((course) => course !== undefined);
  const clauses = ends.filter((course, index) => index === 0 || !isLost(course)).map((course) => clauseOf(course, nullityOf(moment)));
  const away = coursesOf(moment).filter(({ diverged }) => diverged);
  const words = [...clauses, ...away.map(({ learner }) => certificateText.learners.diverged(nameInText(learner)))];
  return [joinSentences(...words.map(asSentence))];
}

function isLost({ seen }: Course): boolean {
  return last(seen) < lost * (seen.find(Number.isFinite) ?? Number.NaN);
}

function clauseOf(course: Course, directions: number): string {
  const words = certificateText.learners;
  const { learner, seen, free } = course;
  const [who, many] = [nameInText(learner), isMany(learner)];
  const first = (isLost(course) ? words.lost : words.still)(who, many, last(seen));
  if (directions === 0) return `${first}${words.nothingFree}`;
  return Number.isNaN(last(free)) ? first : `${first}${words.keeps(many, last(free), directions)}`;
}

function last(values: Float64Array): number {
  return values.at(-1) ?? Number.NaN;
}

/** Two lines for each learner: solid along seen directions, dashed along undetermined ones. */
export function splitCurves(moment: Moment): LossData {
  const words = certificateText.learners;
  const anyFree = nullityOf(moment) > 0;
  const courses = coursesOf(moment);
  const lines = courses.flatMap(({ learner, step, seen, free, diverged }): LossLine[] => {
    const { index, name, color, textColor, marker } = learner;
    const line = (part: string, label: string, stroke: LossLine["stroke"], main: Float64Array): LossLine => ({
      id: `learner-${index}-${part}`,
      name: label,
      color,
      textColor,
      marker,
      stroke,
      x: step,
      main,
      thin: null,
      band: null,
      note: formatValue(last(main)),
      diverged,
    });
    const solid = line("seen", anyFree ? words.seen(name) : name, "solid", seen);
    // Without undetermined directions the second part is rounding.
    return anyFree && !free.every(Number.isNaN) ? [solid, line("free", words.free(name), "dashed", free)] : [solid];
  });
  const high = Math.max(10, ...courses.map(({ learner, step }) => ("steps" in learner.spec ? learner.spec.steps : last(step))));
  return { lines, levels: [], guides: [], marks: [], axis: { scale: "log", low: 1, high } };
}

export function splitTable(moment: Moment): DataTable {
  const { columns } = certificateText.learners;
  return {
    columns: [columns.step, columns.learner, columns.seen, columns.free],
    rows: coursesOf(moment).flatMap(({ learner, step, seen, free }) =>
      Array.from(step, (at, index) => [at, learner.name, seen[index], free[index]]),
    ),
  };
}
