/** The numbers of the exhibit as rows: every column of Z with its scores and its term, then the answers. */

import type { DataTable } from "../../../../../platform/ui/panel/table";
import type { MemoryTable } from "../../../math/tasks/associative-memory/table";
import { answerRows } from "./answer-rows";
import type { LearnerAnswer } from "./memory-answers";
import type { Retrieval } from "./retrieval";
import { valueAt } from "./table-edits";
import { memoryText } from "./words";

export function memoryTable(table: MemoryTable, retrieval: Retrieval, answers: readonly LearnerAnswer[]): DataTable {
  const words = memoryText;
  const { d, scores, terms, tokens } = retrieval;
  const coordinates = Array.from({ length: d }, (_, k) => k);
  const scored = answers.filter((answer) => answer.scores !== null);
  const { column, key, value, score, term, error } = words.columns;
  const columns = [
    column,
    ...coordinates.map(key),
    ...coordinates.map(value),
    score(words.teacher),
    ...scored.map(({ learner }) => score(learner.name)),
    ...coordinates.map(term),
    error,
  ];
  const rows = Array.from({ length: tokens.n }, (_, s) => [
    s < tokens.n - 1 ? words.pair(s) : words.query,
    ...Array.from({ length: 2 * d }, (_, at) => valueAt(table, { row: s, column: at })),
    scores[s],
    ...scored.map((answer) => answer.scores?.[s] ?? ""),
    ...coordinates.map((k) => terms[s * 2 * d + d + k]),
    "",
  ]);
  const blank = Array.from({ length: 2 * d + 1 + scored.length }, () => "");
  const last = answerRows(table, retrieval, answers, tokens.n).map((row) => [
    row.name,
    ...blank,
    ...(row.answer ?? coordinates.map(() => "")),
    row.error ?? "",
  ]);
  return { columns, rows: [...rows, ...last] };
}
