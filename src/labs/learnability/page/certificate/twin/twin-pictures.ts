/** The found sample and the twin's heads as matrices. */

import { largestOf } from "../../../../../platform/charts/matrix-pixels";
import { roundedUp } from "../../../../../platform/charts/run-axis";
import type { Twin, TwinHeadsAnswer } from "../../../engine/study/questions";
import type { HeadPair } from "../../charts/HeadPairsChart";
import type { HeadsSeries } from "../../charts/heads-layout";
import { usedHeads } from "../../charts/heads-layout";
import type { StripGroup } from "../../charts/strip-layout";
import { isClosedForm } from "../../learners";
import { unusedBelow } from "../../panels/heads-data";
import { dimensionOf, type Moment, shownLearners } from "../moment";
import { certificateText } from "../words";

/** Tokens on one colour scale, the two answers on another. */
export function foundGroups({ found, output, direction }: Twin, amplitude: number): StripGroup[] {
  const words = certificateText.twin.found;
  const { Z, n, answer, slope } = found;
  const moved = answer.slice();
  moved[output] += amplitude * slope;
  const column = (id: string, name: string, values: Float64Array) => ({ id, name, rows: values.length, columns: 1, values });
  return [
    {
      id: "tokens",
      legend: words.tokensLegend,
      scale: largestOf(Z) || 1,
      matrices: [{ id: "tokens", name: words.tokens(n), rows: dimensionOf(direction.length), columns: n, values: Z }],
    },
    {
      id: "answers",
      legend: words.answersLegend,
      // Rounded up, so that the colours of what does not change stay while the slider moves.
      scale: roundedUp(Math.max(largestOf(answer), largestOf(moved)) || 1),
      matrices: [column("closed-form", words.closedForm, answer), column("twin", words.twin, moved)],
    },
  ];
}

/** Heads shown as matrices. */
const shownPairs = 3;

/** The strongest heads, by ||V_h|| ||Q_h||. */
export function headPairs({ heads, singularValues }: TwinHeadsAnswer, added: boolean): HeadPair[] {
  const words = certificateText.twin.heads;
  const { d, outputs, count, V, Q } = heads;
  const value = (h: number) => V.subarray(h * outputs * d, (h + 1) * outputs * d);
  const keyQuery = (h: number) => Q.subarray(h * d * d, (h + 1) * d * d);
  const strength = Array.from({ length: count }, (_, h) => norm(value(h)) * norm(keyQuery(h)));
  const order = strength.map((_, h) => h).sort((a, b) => strength[b] - strength[a]);
  // Where the twin is the teacher and one head more, that head is what there is to see.
  const chosen = added ? [...new Set([count - 1, ...order])] : order;
  return chosen.slice(0, shownPairs).map((h) => ({
    id: `head-${h}`,
    name: words.head(h + 1),
    note: added && h === count - 1 ? words.added : words.size(added ? strength[h] : (singularValues[h] ?? strength[h])),
    V: value(h),
    Q: keyQuery(h),
  }));
}

/** Whether heads were added to a known teacher, rather than taken from the SVD of W. */
export function isAdded(moment: Moment, { heads }: TwinHeadsAnswer): boolean {
  const question = moment.entry("twin-heads")?.question;
  return question?.direction.kind === "witness" && heads.count === (moment.series.target?.teacher?.heads ?? -2) + 1;
}

/** Singular values of the twin beside those of the closed form. */
export function twinSpectrum(moment: Moment, { singularValues }: TwinHeadsAnswer): HeadsSeries[] {
  const words = certificateText.twin.heads;
  const note = (values: ArrayLike<number>) => words.uses(usedHeads(values, unusedBelow), values.length);
  const closedForm = shownLearners(moment).find(isClosedForm);
  const values = closedForm && moment.series.closedForms.get(closedForm.index)?.solution?.wSingularValues;
  const twin: HeadsSeries = {
    id: "twin",
    name: words.twin,
    color: "var(--warning)",
    textColor: "var(--warning)",
    marker: 4,
    stems: false,
    values: singularValues,
    note: note(singularValues),
  };
  if (!closedForm || !values || values.length === 0) return [twin];
  const { name, color, textColor, marker } = closedForm;
  return [{ id: "closed-form", name, color, textColor, marker, stems: true, values, note: note(values) }, twin];
}

export function headScale(pairs: readonly HeadPair[]): number {
  return Math.max(0, ...pairs.flatMap(({ V, Q }) => [largestOf(V), largestOf(Q)])) || 1;
}

function norm(values: Float64Array): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0));
}

/** How many directions of the functions near a layer the data show: for the target, and for the twin with a head more. */
export function nearSaid(moment: Moment): string {
  const local = moment.entry("twin-heads")?.answer?.local ?? [];
  return certificateText.twin.heads.near(local.map(({ heads, onData, whole }) => [heads, onData, whole]));
}
