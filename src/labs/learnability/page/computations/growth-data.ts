/** How errors grow along unseen computations: the closed form given the true history, and on its own output both ways. */

import { closedFormColor } from "../../../../platform/charts/colors";
import { formatCount, formatValue } from "../../../../platform/charts/format";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { SentenceParts } from "../../../../platform/ui/Sentence";
import type { ErrorGrowthAnswer, GrowthRun, Question } from "../../engine/study/questions";
import type { OwnWay } from "../../engine/trace-outcomes";
import type { ComputingSpec } from "../../math/tasks/registry";
import type { GrowthLine } from "../charts/growth-layout";
import { type Chosen, stepsAlong } from "./choices";
import type { Moment } from "./moment";
import { noTable } from "./view";
import { computationsText } from "./words";

export function growthQuestions(task: ComputingSpec, chosen: Chosen): readonly Question[] {
  return [{ kind: "error-growth", steps: stepsAlong(task, chosen)?.steps ?? null }];
}

export function growthAnswer(moment: Moment): ErrorGrowthAnswer | null {
  return moment.entry("error-growth")?.answer ?? null;
}

/** Some of the computations in numbers. */
export interface GrowthNumbers {
  readonly count: number;
  /** Mean over them and their tokens of || output - truth ||^2, given the true history. */
  readonly meanSquare: number;
  /** Largest || output - truth || given the true history. */
  readonly largest: { readonly given: number };
  /** 4 * error * steps: no larger share of them goes wrong when rounded (Lemma C.5, Corollary F.3). */
  readonly bound: number;
  /** How many go wrong. */
  readonly wrong: Readonly<Record<OwnWay, number>>;
  /** The same after Definition G.2; null where tokens are no symbols. At most 2 * error * steps of them, as a share. */
  readonly wrongLargest: number | null;
}

/**
 * A token is wrong after rounding only where some coordinate is off by one half or more, so where the squared error is 1/4 or
 * more: of no more than 4 times the mean (Markov). Until the first wrong token the history is the true one, so that a
 * computation of so many tokens goes wrong with at most their number times that share (union bound).
 */
export function growthNumbers(runs: readonly GrowthRun[], tokens: number): GrowthNumbers {
  const given = runs.reduce((most, run) => run.given.errors.reduce((so, error) => Math.max(so, error), most), 0);
  const squares = runs.reduce((sum, { given }) => sum + given.errors.reduce((own, error) => own + error ** 2, 0), 0);
  const meanSquare = runs.length === 0 ? Number.NaN : squares / (runs.length * tokens);
  const wrong = (way: OwnWay) => runs.filter((run) => run[way].right < tokens).length;
  return {
    count: runs.length,
    meanSquare,
    largest: { given },
    bound: 4 * meanSquare * tokens,
    wrong: { computed: wrong("computed"), rounded: wrong("rounded") },
    wrongLargest: runs.some(({ largest }) => largest === null) ? null : runs.filter(({ largest }) => largest!.right < tokens).length,
  };
}

export function certifiedRuns({ runs }: ErrorGrowthAnswer): readonly GrowthRun[] {
  return runs.filter(({ certified }) => certified);
}

export function growthSentence(moment: Moment): SentenceParts {
  const words = computationsText.growth;
  const entry = moment.entry("error-growth");
  if (entry?.failure) return [{ text: computationsText.failed(failureSaid(entry.failure)), tone: "error" }];
  if (!entry) return [words.idle];
  const { answer } = entry;
  if (!answer) return [words.asking];
  const { tokens, runs } = answer;
  const all = growthNumbers(runs, tokens);
  const certified = growthNumbers(certifiedRuns(answer), tokens);
  const found = words.found(tokens, all.count, all.count - all.wrong.computed, all.count - all.wrong.rounded);
  return [
    answer.done ? "" : words.soFar(all.count, answer.of),
    found,
    certified.count > 0 ? words.ofCertified(certified) : words.noneCertified,
  ];
}

/** The shown computation, if it is among the continued ones. */
export function runOf(answer: ErrorGrowthAnswer, sample: number): GrowthRun | null {
  return answer.runs[sample] ?? null;
}

/** The three lines of one computation, and the others faintly behind them. */
export function growthLines(answer: ErrorGrowthAnswer, sample: number): GrowthLine[] {
  const { lines } = computationsText.growth;
  const run = runOf(answer, sample) ?? answer.runs[0];
  const solved = { color: closedFormColor, textColor: closedFormColor };
  return [
    {
      id: "given",
      name: lines.given,
      color: "var(--ink)",
      textColor: "var(--ink)",
      stroke: "solid",
      weight: "wide",
      values: run.given.errors,
    },
    { id: "rounded", name: lines.rounded, ...solved, stroke: "dashed", weight: "plain", values: run.rounded.errors },
    { id: "computed", name: lines.computed, ...solved, stroke: "solid", weight: "plain", values: run.computed.errors },
  ];
}

/** Errors of the other computations, as computed. */
export function otherLines({ runs }: ErrorGrowthAnswer, sample: number): readonly Float64Array[] {
  const shown = sample < runs.length ? sample : 0;
  return runs.filter((_, index) => index !== shown).map(({ computed }) => computed.errors);
}

/** A line of numbers: of all computations, and of those that the data certify. */
export interface NumberRow {
  readonly name: string;
  readonly all: string;
  readonly certified: string;
}

export function numberRows(answer: ErrorGrowthAnswer): NumberRow[] {
  const { rows } = computationsText.growth;
  const { tokens, runs } = answer;
  const [all, certified] = [runs, certifiedRuns(answer)].map((some) => growthNumbers(some, tokens));
  const row = (name: string, value: (numbers: GrowthNumbers) => string): NumberRow => ({
    name,
    all: value(all),
    certified: certified.count === 0 && name !== rows.count ? "–" : value(certified),
  });
  return [
    row(rows.count, ({ count }) => formatCount(count)),
    row(rows.error, ({ meanSquare }) => formatValue(meanSquare)),
    row(rows.steps, () => formatCount(tokens)),
    row(rows.bound, ({ bound }) => (bound < 1 ? formatValue(bound) : rows.noBound(formatValue(bound)))),
    row(rows.rounded, ({ wrong, count }) => rows.share(wrong.rounded, count)),
    ...(all.wrongLargest === null ? [] : [row(rows.largest, ({ wrongLargest, count }) => rows.share(wrongLargest ?? 0, count))]),
    row(rows.computed, ({ wrong, count }) => rows.share(wrong.computed, count)),
  ];
}

export function growthTable(moment: Moment): DataTable {
  const answer = growthAnswer(moment);
  if (!answer) return noTable;
  const { columns } = computationsText.growth;
  const yes = (certified: boolean) => (certified ? computationsText.yes : computationsText.no);
  return {
    columns: [columns.computation, columns.certified, columns.token, columns.given, columns.computed, columns.rounded, columns.largest],
    rows: answer.runs.flatMap(({ certified, given, computed, rounded, largest }, index) =>
      Array.from(given.errors, (error, token) => [
        index + 1,
        yes(certified),
        moment.machines.role(token),
        error,
        computed.errors[token],
        rounded.errors[token],
        largest ? largest.errors[token] : "",
      ]),
    ),
  };
}
