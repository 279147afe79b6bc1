/** From views and solutions to the singular values of the heads chart. */

import type { DataTable } from "../../../../platform/ui/panel/table";
import { type HeadsSeries, usedHeads } from "../charts/heads-layout";
import { isClosedForm, type NamedLearner } from "../learners";
import type { RunSeries } from "../session/series";
import type { HeadCount } from "./comparison-sentences";
import { comparisonText } from "./comparison-words";

/** A head below this share of the strongest counts as unused. */
export const unusedBelow = 0.01;

export function headsSeries(learners: readonly NamedLearner[], series: RunSeries): HeadsSeries[] {
  return learners.flatMap((learner) => {
    const values = singularValues(learner, series);
    if (values.length === 0) return [];
    const { index, name, color, textColor, marker } = learner;
    const note = comparisonText.heads.used(usedHeads(values, unusedBelow), values.length);
    return [{ id: `learner-${index}`, name, color, textColor, marker, stems: isClosedForm(learner), values, note }];
  });
}

/** Of the view of the sample, or of the solution, which is there without any view. */
function singularValues(learner: NamedLearner, series: RunSeries): Float64Array {
  const view = series.views.get(learner.index)?.singularValues;
  const values = view ?? series.closedForms.get(learner.index)?.solution?.wSingularValues;
  return values?.some(Number.isNaN) ? new Float64Array(0) : (values ?? new Float64Array(0));
}

export function headCounts(learners: readonly NamedLearner[], series: RunSeries): HeadCount[] {
  return learners.flatMap((learner) => {
    const values = singularValues(learner, series);
    return values.length > 0 ? [{ learner, used: usedHeads(values, unusedBelow) }] : [];
  });
}

/** Whether a closed form has solved in dual form, which has no heads. */
export function isDual(learners: readonly NamedLearner[], series: RunSeries): boolean {
  return learners.some(({ index }) => {
    const closedForm = series.closedForms.get(index);
    return closedForm?.status === "done" && closedForm.solution?.wSingularValues.length === 0;
  });
}

export function headsTable(series: readonly HeadsSeries[]): DataTable {
  const { place, learner, value, relative } = comparisonText.heads.columns;
  const rows = series.flatMap(({ name, values }) => Array.from(values, (size, index) => [index + 1, name, size, size / (values[0] || 1)]));
  return { columns: [place, learner, value, relative], rows };
}
