/** Independent entries: the smallest eigenvalue of Lambda against the fourth moment (Lemma A.5). */

import { formatSetting, formatValue } from "../../../../../platform/charts/format";
import type { LossData, LossLine } from "../../../../../platform/charts/loss-data";
import type { DataTable } from "../../../../../platform/ui/panel/table";
import type { SentenceParts } from "../../../../../platform/ui/Sentence";
import type { EntriesAnswer, Question } from "../../../engine/study/questions";
import { failed, type Moment, standing } from "../moment";
import { certificateText } from "../words";

/** Steps of the slider from m4 / m2^2 = 1 to 2: the ratios of the answer. */
export const mostRatio = 100;
export const ratioOf = (step: number) => 1 + step / mostRatio;
export const stepOf = (ratio: number) => Math.round((ratio - 1) * mostRatio);

export const entriesQuestions = (): readonly Question[] => [{ kind: "entries" }];

/** The line shown instead of the picture; null when there is a picture. */
export function noEntries(moment: Moment): SentenceParts | null {
  const stands = standing(moment);
  if (stands) return stands;
  const entry = moment.entry("entries");
  if (entry?.failure) return failed(entry.failure);
  return entry?.answer ? null : [certificateText.entries.asking];
}

export function entriesAnswer(moment: Moment): EntriesAnswer | null {
  return noEntries(moment) ? null : (moment.entry("entries")?.answer ?? null);
}

export function entriesSentence(moment: Moment): SentenceParts {
  const answer = entriesAnswer(moment);
  if (!answer) return [];
  const words = certificateText.entries;
  const { d, n, smallest } = answer;
  const { ratio } = moment.choices;
  const value = smallest[ratio];
  // With one coordinate there is one feature, which is never zero.
  if (value === 0) return [{ text: words.singular, tone: "warning" }, n === 1 ? words.oneToken : words.signs(d * (d - 1))];
  const said = words.at(ratioOf(ratio), value);
  return [`${said}${boundOf(answer) === null ? "." : words.beside(n - 1, value)}`];
}

/** n - 1 bounds the smallest eigenvalue where three coordinates differ; null where they cannot. */
function boundOf({ d, n }: EntriesAnswer): number | null {
  return d > 2 && n > 1 ? n - 1 : null;
}

/** Curves over m4 / m2^2 - 1. */
export function entriesCurves(answer: EntriesAnswer, ratio: number): LossData {
  const words = certificateText.entries;
  const { ratios, smallest, samples, sampled } = answer;
  const bound = boundOf(answer);
  const excess = (at: number) => at - 1;
  const line = (id: string, name: string, changes: Partial<LossLine>): LossLine => ({
    id,
    name,
    color: "var(--ink)",
    textColor: "var(--ink)",
    marker: 0,
    stroke: "solid",
    x: ratios.map(excess),
    main: smallest,
    thin: null,
    band: null,
    note: "",
    diverged: false,
    ...changes,
  });
  const known = {
    color: "var(--muted)",
    textColor: "var(--muted)",
    marker: 1,
    stroke: "dashed",
    x: sampled.map((one) => excess(one.ratio)),
    main: sampled.map(({ lambdaMin }) => lambdaMin),
  } as const;
  return {
    lines: [
      line("exact", words.exact, { note: formatValue(smallest[smallest.length - 1]) }),
      ...(sampled.length > 0 ? [line("sampled", words.sampled(samples), known)] : []),
    ],
    levels: bound === null ? [] : [{ id: "bound", role: "reference", name: words.bound(bound), value: bound, note: "" }],
    guides: [],
    marks: [{ id: "ratio", name: words.mark(ratioOf(ratio)), x: excess(ratioOf(ratio)) }],
    axis: { scale: "linear", low: 0, high: 1 },
  };
}

export function entriesTable(moment: Moment): DataTable {
  const { columns } = certificateText.entries;
  const answer = entriesAnswer(moment);
  const sampledAt = (ratio: number) => answer?.sampled.find((one) => Math.abs(one.ratio - ratio) < 1e-9)?.lambdaMin ?? "";
  return {
    columns: [columns.ratio, columns.exact, columns.sampled],
    rows: answer ? Array.from(answer.ratios, (ratio, step) => [formatSetting(ratio), answer.smallest[step], sampledAt(ratio)]) : [],
  };
}
