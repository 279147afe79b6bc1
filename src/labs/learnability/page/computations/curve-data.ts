/** The learning curve over traces: what the closed form makes of unseen computations as more of them are seen. */

import { closedFormColor } from "../../../../platform/charts/colors";
import { closedFormMarker } from "../../../../platform/charts/Marker";
import type { ShareLine } from "../../../../platform/charts/shares-layout";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { SentenceParts } from "../../../../platform/ui/Sentence";
import type { Question, TraceCurveAnswer, TraceCurvePoint } from "../../engine/study/questions";
import type { Moment } from "./moment";
import { noTable } from "./view";
import { computationsText } from "./words";

/** Draws of the traces; their means are drawn. */
export const splits = 8;

export const curveQuestions: readonly Question[] = [{ kind: "trace-curve", splits }];

export function curveAnswer(moment: Moment): TraceCurveAnswer | null {
  return moment.entry("trace-curve")?.answer ?? null;
}

export function curveSentence(moment: Moment): SentenceParts {
  const words = computationsText.curve;
  const entry = moment.entry("trace-curve");
  if (entry?.failure) return [{ text: computationsText.failed(failureSaid(entry.failure)), tone: "error" }];
  if (!entry) return [words.idle];
  const { answer } = entry;
  if (!answer) return [words.asking];
  const found = foundIn(answer.points);
  return [answer.done ? words.means(answer.splits) : words.soFar(answer.splits, splits), found];
}

/** Two shares of a few hundred computations are the same when no computation tells them apart. */
const sameWithin = 1e-9;

function foundIn(points: readonly TraceCurvePoint[]): string {
  const words = computationsText.curve;
  const apart = points.filter(({ certified, exact }) => Math.abs(certified - exact) > sameWithin);
  const last = points[points.length - 1];
  const widest = apart.toSorted((a, b) => Math.abs(b.exact - b.certified) - Math.abs(a.exact - a.certified)).at(0);
  const nothing = points.every(({ certified, exact }) => Math.max(certified, exact) < sameWithin);
  const first = widest ? words.apart(widest) : nothing ? words.none : words.same;
  return `${first} ${words.atLast(last)}`;
}

export function curveLines(points: readonly TraceCurvePoint[]): ShareLine[] {
  const { lines } = computationsText.curve;
  const solved = { color: closedFormColor, textColor: closedFormColor };
  const known = { color: "var(--ink)", textColor: "var(--ink)" };
  const band = { low: points.map(({ least }) => least), high: points.map(({ greatest }) => greatest) };
  return [
    {
      id: "rounded",
      name: lines.rounded,
      ...solved,
      marker: null,
      stroke: "dashed",
      weight: "plain",
      values: points.map(({ rounded }) => rounded),
      band: null,
    },
    {
      id: "certified",
      name: lines.certified,
      ...known,
      marker: null,
      stroke: "solid",
      weight: "wide",
      values: points.map(({ certified }) => certified),
      band,
    },
    {
      id: "exact",
      name: lines.exact,
      ...solved,
      marker: closedFormMarker,
      stroke: "solid",
      weight: "plain",
      values: points.map(({ exact }) => exact),
      band: null,
    },
  ];
}

export function curveTable(moment: Moment): DataTable {
  const answer = curveAnswer(moment);
  if (!answer) return noTable;
  const { traces, certified, least, greatest, exact, rounded } = computationsText.curve.columns;
  return {
    columns: [traces, certified, least, greatest, exact, rounded],
    rows: answer.points.map((point) => [point.traces, point.certified, point.least, point.greatest, point.exact, point.rounded]),
  };
}
