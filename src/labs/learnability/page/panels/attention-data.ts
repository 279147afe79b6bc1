/** From views of a sample to what the attention chart draws. */

import { largestOf } from "../../../../platform/charts/matrix-pixels";
import { roundedUp } from "../../../../platform/charts/run-axis";
import type { DataTable } from "../../../../platform/ui/panel/table";
import type { TargetView } from "../../engine/view";
import type { AttentionGroup } from "../charts/AttentionChart";
import type { Compared } from "./comparison";
import { attentionDifference, notSmall } from "./comparison-sentences";
import { comparisonText } from "./comparison-words";

/** The teacher, where there is one, then the learners. All groups have as many heads; missing ones are blank. */
export function attentionGroups(target: TargetView, compared: readonly Compared[]): AttentionGroup[] {
  const words = comparisonText.attention;
  const { teacher, n } = target;
  const heads = teacher?.heads ?? Math.max(1, ...compared.map(({ view }) => view.attention?.heads ?? 0));
  const first: AttentionGroup[] = teacher
    ? [
        {
          id: "teacher",
          name: words.teacher,
          textColor: "var(--ink)",
          color: "var(--ink)",
          marker: null,
          notes: [words.teacherNote(teacher.heads)],
          matrices: teacher.attention,
        },
      ]
    : [];
  const learners = compared.flatMap(({ learner, view }): AttentionGroup[] => {
    if (!view.attention) return [];
    const { index, name, textColor, color, marker } = learner;
    const matrices = padded(view.attention.matrices, heads * n * n);
    return [{ id: `learner-${index}`, name, textColor, color, marker, notes: notesOf(view, target), matrices }];
  });
  return [...first, ...learners];
}

function notesOf(view: Compared["view"], target: TargetView): string[] {
  const words = comparisonText.attention;
  const share = attentionDifference(view, target);
  if (share === null) return [words.strongest(view.attention?.heads ?? 0)];
  const unexplained = view.attention?.unexplained ?? 0;
  return [words.difference(share), ...(unexplained > notSmall ? [words.unexplained(unexplained)] : [])];
}

function padded(values: Float64Array, length: number): Float64Array {
  if (values.length === length) return values;
  const longer = new Float64Array(length);
  longer.set(values.subarray(0, length));
  return longer;
}

/** The teacher's largest value, which does not move while learners train; without a teacher the learners', rounded up. */
export function attentionScale({ teacher }: TargetView, groups: readonly AttentionGroup[]): number {
  if (teacher) return largestOf(teacher.attention) || 1;
  const largest = Math.max(0, ...groups.map(({ matrices }) => largestOf(matrices)));
  return largest > 0 ? roundedUp(largest) : 1;
}

export function attentionTable(target: TargetView | null, compared: readonly Compared[]): DataTable {
  const words = comparisonText.attention;
  if (!target) return { columns: [], rows: [] };
  const groups = attentionGroups(target, compared);
  const { n } = target;
  const length = Math.min(...groups.map(({ matrices }) => matrices.length), Number.MAX_SAFE_INTEGER);
  const rows = Array.from({ length: groups.length > 0 ? length : 0 }, (_, i) => [
    Math.floor(i / (n * n)) + 1,
    (Math.floor(i / n) % n) + 1,
    (i % n) + 1,
    ...groups.map(({ matrices }) => matrices[i]),
  ]);
  const { head, answering, asking } = words.columns;
  return { columns: [head, answering, asking, ...groups.map(({ name }) => name)], rows };
}
