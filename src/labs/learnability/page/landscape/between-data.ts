/** The way between two solutions as data for the chart, and what it is in words and numbers. */

import type { DataTable } from "../../../../platform/ui/panel/table";
import type { SentenceParts } from "../../../../platform/ui/Sentence";
import type { BarrierAnswer, SegmentView } from "../../engine/study/landscape/questions";
import { barrierOf } from "../../math/learners/landscape/barrier";
import { lossAt } from "../../math/learners/landscape/surface";
import type { BarrierCurve } from "../charts/barrier-layout";
import { learnerNamed, otherTitle } from "./choices";
import type { Moment } from "./moment";
import { landscapeText } from "./words";

const words = landscapeText.between;
const ways = ["unaligned", "aligned", "functions"] as const;

export function barrierAnswer(moment: Moment): BarrierAnswer | null {
  return moment.entry("barrier")?.answer ?? null;
}

export function barrierCurves(moment: Moment, answer: BarrierAnswer): readonly BarrierCurve[] {
  const learner = learnerNamed(moment, answer.learner);
  const own = { color: learner?.color ?? "var(--ink)", textColor: learner?.textColor ?? "var(--ink)" };
  const ink = { color: "var(--ink)", textColor: "var(--ink)" };
  return ways.map((way) => {
    const { surface } = answer[way];
    const { at } = barrierOf(surface);
    const look =
      way === "functions"
        ? { ...ink, stroke: "dotted" as const }
        : { ...own, stroke: way === "aligned" ? ("solid" as const) : ("dashed" as const) };
    const note = words.note(heightOf(answer[way]));
    return { id: way, name: words.curves[way], note, highestAt: at, lossAt: (t) => lossAt(surface, t, 0), ...look };
  });
}

/** Rounding of the loss between ends that are equal is no hill. */
const rounding = 1e-12;

export function heightOf({ surface }: SegmentView): number {
  const { height, highest } = barrierOf(surface);
  return height > rounding * highest ? height : 0;
}

/** The names of both ends, the learner first. */
export function endNames(moment: Moment, { learner, other }: BarrierAnswer): readonly [string, string] {
  return [learnerNamed(moment, learner)?.name ?? "", otherTitle(moment, other.kind === "teacher" ? "teacher" : `learner-${other.learner}`)];
}

export function betweenSentence(moment: Moment): SentenceParts {
  const answer = barrierAnswer(moment);
  if (!answer) return [];
  const [from, to] = endNames(moment, answer);
  return [words.sentence(from, to, heightOf(answer.unaligned), heightOf(answer.aligned), heightOf(answer.functions))];
}

/** Rows of the table. */
const rows = 20;

export function betweenTable(moment: Moment): DataTable {
  const answer = barrierAnswer(moment);
  if (!answer) return { columns: words.columns, rows: [] };
  return {
    columns: words.columns,
    rows: Array.from({ length: rows + 1 }, (_, k) => [k / rows, ...ways.map((way) => lossAt(answer[way].surface, k / rows, 0))]),
  };
}
