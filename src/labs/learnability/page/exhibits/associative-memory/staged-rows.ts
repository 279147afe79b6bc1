/** Rows of a memory on a stage: all of them where there is room, else the most important ones and the sum of the others. */
import type { MemoryTable } from "../../../math/tasks/associative-memory/table";
import { type AnswerRow, answerRows } from "./answer-rows";
import type { LearnerAnswer } from "./memory-answers";
import type { Retrieval } from "./retrieval";
import { memoryText } from "./words";

export interface StagedRow {
  readonly id: string;
  readonly name: string;
  readonly key: readonly number[];
  readonly value: readonly number[];
  /** Column of Z; null for a sum over several. */
  readonly column: number | null;
  readonly score: number | null;
  /** score times value, d numbers. */
  readonly term: readonly number[];
  readonly look: "pair" | "asked" | "rest" | "own" | "left-out";
  /** Not added up yet. */
  readonly waiting: boolean;
}

export interface StagedLayout {
  /** Key above value instead of beside it. */
  readonly stacked: boolean;
  /** How many coordinates of each vector are shown. */
  readonly coordinates: number;
  /** How many pairs have a row of their own. */
  readonly pairs: number;
  /** How many rows fit below the sum. */
  readonly answers: number;
}

/** In pixels of the stage: a number, the names and bars beside them, and the heights of rows. */
const cell = 45;
const beside = 320;
const between = 14;
const heights = { head: 26, row: 33, stackedRow: 49, answer: 32, note: 24, secondNote: 17 };

/** Rows of a memory that is not shown whole: the queried key and the two with the largest scores. */
const mostOfMany = 3;

/** @param answers  rows below the sum. */
export function layOutStaged(options: {
  readonly width: number;
  readonly height: number;
  readonly d: number;
  readonly pairs: number;
  readonly answers: number;
}): StagedLayout {
  const { width, height, d, pairs, answers } = options;
  const vectors = (count: number) => Math.floor((width - beside - count * between) / count / cell);
  const stacked = vectors(3) < d;
  const coordinates = Math.max(1, Math.min(d, vectors(stacked ? 2 : 3)));
  const row = stacked ? heights.stackedRow : heights.row;
  // The note is longer where not all coordinates are shown.
  const room = height - heights.head - heights.note - (coordinates < d ? heights.secondNote : 0);
  const rows = Math.floor((room - answers * heights.answer) / row);
  // Besides the pairs there is the query's own row, and a row for the rest where not all are shown.
  const shown = pairs + 1 <= rows ? pairs : Math.max(1, Math.min(mostOfMany, rows - 2, pairs));
  const taken = row * (shown + (shown < pairs ? 2 : 1));
  return { stacked, coordinates, pairs: shown, answers: Math.min(answers, Math.floor((room - taken) / heights.answer)) };
}

/** @param pairs  how many have a row of their own. */
export function stagedRows(table: MemoryTable, retrieval: Retrieval, taken: number, pairs: number): StagedRow[] {
  const { keys, values, query, noise } = table;
  const { d, scores, match, omitsOwn } = retrieval;
  const own = keys.length;
  const weightiest = keys.map((_, pair) => pair).toSorted((a, b) => Math.abs(scores[b]) - Math.abs(scores[a]));
  const first = match === null ? [] : [match];
  const chosen = new Set([...first, ...weightiest.filter((pair) => pair !== match)].slice(0, pairs));
  const others = keys.map((_, pair) => pair).filter((pair) => !chosen.has(pair));
  // A row for the rest with one pair only is replaced by the row of that pair.
  if (others.length === 1) chosen.add(others.splice(0, 1)[0]);
  const shown = keys.flatMap((key, pair): StagedRow[] => {
    if (!chosen.has(pair)) return [];
    const look = pair === match ? "asked" : "pair";
    return [
      {
        id: `pair-${pair}`,
        name: memoryText.pair(pair),
        key,
        value: values[pair],
        column: pair,
        score: scores[pair],
        term: termOf(retrieval, pair),
        look,
        waiting: pair >= taken,
      },
    ];
  });
  const rest: StagedRow[] =
    others.length === 0
      ? []
      : [
          {
            id: "rest",
            name: memoryText.staged.rest(others.length),
            key: [],
            value: [],
            column: null,
            score: null,
            term: Array.from({ length: d }, (_, k) => others.reduce((sum, pair) => sum + termOf(retrieval, pair)[k], 0)),
            look: "rest",
            waiting: others.some((pair) => pair >= taken),
          },
        ];
  const ownRow: StagedRow = {
    id: "own",
    name: memoryText.staged.own,
    key: query,
    value: noise,
    column: own,
    score: scores[own],
    term: termOf(retrieval, own),
    look: omitsOwn ? "left-out" : "own",
    waiting: !omitsOwn && own >= taken,
  };
  return [...shown, ...rest, ownRow];
}

function termOf({ terms, d }: Retrieval, column: number): number[] {
  return Array.from(terms.subarray((column * 2 + 1) * d, (column * 2 + 2) * d));
}

/** Learners that are shown with their own numbers. */
const mostLearners = 2;

/** The sum, the stored value, and the learners: those with the same digits as the sum share a line. */
export function stagedAnswers(table: MemoryTable, retrieval: Retrieval, learned: readonly LearnerAnswer[], taken: number): AnswerRow[] {
  const rows = answerRows(table, retrieval, learned, taken);
  const written = ({ answer }: AnswerRow) => answer?.map(memoryText.amount).join(" ");
  const [truth] = answerRows(table, retrieval, [], Number.POSITIVE_INFINITY);
  const learners = rows.filter(({ id }) => id.startsWith("learner-"));
  const same = learners.filter((row) => written(row) === written(truth));
  const different = learners.filter((row) => written(row) !== written(truth));
  const together: AnswerRow[] =
    same.length > 1 ? [{ ...same[0], name: same.map(({ name }) => name).join(", "), note: memoryText.staged.same }] : same;
  const worst = different.toSorted((a, b) => (b.error ?? 0) - (a.error ?? 0)).slice(0, mostLearners);
  return [...rows.filter(({ id }) => !id.startsWith("learner-")), ...together, ...different.filter((row) => worst.includes(row))];
}
