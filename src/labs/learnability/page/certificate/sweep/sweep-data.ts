/** The experiment's sweep: final results of every learner on data that differ in one setting. */

import { formatValue } from "../../../../../platform/charts/format";
import { positiveExtent } from "../../../../../platform/charts/log-axis";
import type { LossData, LossLine } from "../../../../../platform/charts/loss-data";
import type { Field } from "../../../../../platform/fields/fields";
import { sentenceCase } from "../../../../../platform/ui/grammar";
import { fieldSaid } from "../../../../../platform/ui/language";
import type { DataTable } from "../../../../../platform/ui/panel/table";
import type { SentenceParts } from "../../../../../platform/ui/Sentence";
import type { Experiment } from "../../../document/document";
import { sweepable } from "../../../document/sweep";
import type { Question, SweepLearner, SweepPoint } from "../../../engine/study/questions";
import { tasks } from "../../../math/tasks/registry";
import { isMany, nameInText } from "../../learners";
import { failed, type Moment, shownLearners, standing } from "../moment";
import { certificateText } from "../words";

export function sweepQuestions({ choices, experiment }: Moment): readonly Question[] {
  return choices.started.has("sweep") && experiment.sweep ? [{ kind: "sweep" }] : [];
}

/** The setting that differs. */
function fieldOf({ sweep, task }: Experiment): Field | null {
  const fields: Readonly<Record<string, Field>> = tasks[task.kind].fields;
  return sweep ? (fields[sweep.field] ?? null) : null;
}

function labelOf({ experiment }: Moment): string {
  const field = fieldOf(experiment);
  return field ? fieldSaid(field).label : "";
}

/** The reason why there is no sweep yet; null when there is one. */
export function noSweep(moment: Moment): SentenceParts | null {
  if (moment.experiment.sweep) return standing(moment);
  return [canSweep(moment) ? certificateText.sweep.none : certificateText.sweep.ownData];
}

/** Whether the target has a setting that a sweep could take through values. */
export function canSweep({ experiment }: Pick<Moment, "experiment">): boolean {
  return sweepable(experiment.task).size > 0;
}

/** The line shown instead of the picture; null when there is a picture. */
export function noPoints(moment: Moment): SentenceParts | null {
  const none = noSweep(moment);
  if (none) return none;
  const words = certificateText.sweep;
  const entry = moment.entry("sweep");
  if (entry?.failure) return failed(entry.failure);
  if (!entry) return [words.idle(labelOf(moment), lengthOf(moment))];
  return sweepPoints(moment).length === 0 ? [words.beginning] : null;
}

/** Finished points of the sweep. */
export function sweepPoints(moment: Moment): readonly SweepPoint[] {
  return noSweep(moment) ? [] : (moment.entry("sweep")?.answer?.points ?? []);
}

function lengthOf({ experiment }: Moment): number {
  return experiment.sweep?.values.length ?? 0;
}

export function sweepSentence(moment: Moment): SentenceParts {
  const points = sweepPoints(moment);
  const ends = rangeSentence(moment, points, labelOf(moment));
  const all = lengthOf(moment);
  return [points.length < all ? `${certificateText.sweep.running(points.length, all)} ${ends}` : ends];
}

/** The values at which the worst learner is nearest to the teacher and farthest from it. */
function rangeSentence(moment: Moment, points: readonly SweepPoint[], field: string): string {
  const places = shownLearners(moment).map((learner) => {
    const ends = points
      .flatMap((point) =>
        point.learners.filter((one) => one.learner === learner.index).map(({ distance }) => ({ distance, value: point.value })),
      )
      .filter(({ distance }) => Number.isFinite(distance))
      .toSorted((a, b) => a.distance - b.distance);
    return { learner, near: ends.at(0), far: ends.at(-1) };
  });
  const worst = places.toSorted((a, b) => (b.far?.distance ?? 0) - (a.far?.distance ?? 0)).at(0);
  if (!worst?.near || !worst.far) return certificateText.sweep.noDistance;
  return certificateText.sweep.range(sentenceCase(nameInText(worst.learner)), isMany(worst.learner), field, worst.far, worst.near);
}

/** Every learner over the sweep, in the order of the horizontal axis. */
export function sweepCurves(moment: Moment): LossData {
  const byLambda = moment.choices.sweepAxis === "lambdaMin";
  // An undetermined direction has no positive eigenvalue: its float64 value is rounding.
  const place = ({ value, lambdaMin, nullity }: SweepPoint) => (byLambda ? (nullity > 0 ? 0 : lambdaMin) : value);
  const ordered = sweepPoints(moment).toSorted((a, b) => place(a) - place(b));
  const x = Float64Array.from(ordered, place);
  const lines = shownLearners(moment).map(({ index, name, color, textColor, marker, stroke }): LossLine => {
    const main = Float64Array.from(ordered, ({ learners }) => learnerAt(learners, index)?.distance ?? Number.NaN);
    const common = { id: `learner-${index}`, name, color, textColor, marker, stroke };
    return { ...common, x, main, thin: null, band: null, note: formatValue(main.at(-1) ?? Number.NaN), diverged: false };
  });
  const field = fieldOf(moment.experiment);
  const scale = byLambda || (field && "scale" in field && field.scale === "log") ? "log" : "linear";
  const { low, high } = positiveExtent([x]);
  return { lines, levels: [], guides: [], marks: [], axis: { scale, low, high } };
}

function learnerAt(learners: readonly SweepLearner[], index: number): SweepLearner | undefined {
  return learners.find(({ learner }) => learner === index);
}

/** Title of the horizontal axis. */
export function acrossOf(moment: Moment): string {
  return moment.choices.sweepAxis === "lambdaMin" ? certificateText.sweep.lambdaMin : labelOf(moment);
}

export function sweepTable(moment: Moment): DataTable {
  const { value, lambdaMin, nullity, learner, distance, seen, free, train } = certificateText.sweep.columns;
  const names = shownLearners(moment);
  return {
    columns: [value, lambdaMin, nullity, learner, distance, seen, free, train],
    rows: sweepPoints(moment).flatMap((point) =>
      names.flatMap(({ index, name }) => {
        const at = learnerAt(point.learners, index);
        return at ? [[point.value, point.lambdaMin, point.nullity, name, at.distance, at.seen, at.free, at.trainMse]] : [];
      }),
    ),
  };
}
