/** From views to the coefficients that the function chart draws. */

import { largestOf } from "../../../../platform/charts/matrix-pixels";
import { roundedUp } from "../../../../platform/charts/run-axis";
import type { DataTable } from "../../../../platform/ui/panel/table";
import type { TargetView } from "../../engine/view";
import type { FunctionRow } from "../charts/FunctionChart";
import { pairsOf } from "../charts/function-layout";
import type { Compared } from "./comparison";
import { comparisonText } from "./comparison-words";

/** The teacher, where there is one, then the learners that have coefficients (the dual form has none). */
export function functionRows({ teacher }: TargetView, compared: readonly Compared[]): FunctionRow[] {
  const words = comparisonText.function;
  const ink = "var(--ink)";
  const name = comparisonText.attention.teacher;
  const first: FunctionRow[] = teacher?.p
    ? [{ id: "teacher", name, textColor: ink, color: ink, marker: null, note: words.teacherNote, p: teacher.p }]
    : [];
  const learners = compared.flatMap(({ learner, view }): FunctionRow[] => {
    if (!view.p) return [];
    const { index, name, textColor, color, marker } = learner;
    const note = view.distance === null ? words.noDistance : words.distance(view.distance);
    return [{ id: `learner-${index}`, name, textColor, color, marker, note, p: view.p }];
  });
  return [...first, ...learners];
}

/** The teacher's largest coefficient, or the learners' rounded up. */
export function functionScale({ teacher }: TargetView, rows: readonly FunctionRow[]): number {
  if (teacher?.p) return largestOf(teacher.p) || 1;
  const largest = Math.max(0, ...rows.map(({ p }) => largestOf(p)));
  return largest > 0 ? roundedUp(largest) : 1;
}

export function functionTable(target: TargetView | null, compared: readonly Compared[]): DataTable {
  if (!target) return { columns: [], rows: [] };
  const words = comparisonText.function;
  const { d, outputs, psi } = target;
  const functions = functionRows(target, compared);
  const pairs = pairsOf(d);
  const rows = Array.from({ length: outputs * psi }, (_, i) => {
    const feature = i % psi;
    return [Math.floor(i / psi) + 1, words.feature(pairs[Math.floor(feature / d)], (feature % d) + 1), ...functions.map(({ p }) => p[i])];
  });
  return { columns: [words.columns.output, words.columns.feature, ...functions.map(({ name }) => name)], rows };
}
