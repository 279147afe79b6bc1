/** The rows under the sum: its value, the stored value, and the outputs of the learners. */
import type { MemoryTable } from "../../../math/tasks/associative-memory/table";
import type { LearnerAnswer } from "./memory-answers";
import { distance, partialSum, type Retrieval } from "./retrieval";
import { memoryText } from "./words";

export interface AnswerRow {
  readonly id: string;
  readonly name: string;
  readonly note: string;
  readonly color: string;
  readonly textColor: string;
  /** Number of the marker's shape; null for rows without a learner. */
  readonly marker: number | null;
  /** The d numbers in the place of the value; null where there are none. */
  readonly answer: readonly number[] | null;
  /** Distance to the truth; null for the truth itself. */
  readonly error: number | null;
}

const ink = { color: "var(--ink)", textColor: "var(--ink)", marker: null };

/** @param taken  terms that have been added up so far. */
export function answerRows(table: MemoryTable, retrieval: Retrieval, answers: readonly LearnerAnswer[], taken: number): AnswerRow[] {
  const { d } = retrieval;
  const words = memoryText;
  const learners = answers.map(({ learner, answer, error }): AnswerRow => {
    const { index, name, color, textColor, marker } = learner;
    const note = error === null ? words.noAnswer : words.off(error);
    return { id: `learner-${index}`, name, note, color, textColor, marker, answer: answer && valueHalf(answer, d), error };
  });
  return [...totals(retrieval, taken), ...stored(table, retrieval), ...learners];
}

function totals(retrieval: Retrieval, taken: number): AnswerRow[] {
  const words = memoryText;
  const { d, tokens, truth, answer, omitsOwn } = retrieval;
  // The query's own column comes last: labels that leave it out are the sum of all terms but that one.
  const all = omitsOwn ? tokens.n - 1 : tokens.n;
  const added = Math.min(taken, all);
  const partial = added < all;
  const name = partial ? words.partial(added, all) : omitsOwn ? words.totalLabel : words.total;
  const note = partial ? "" : omitsOwn ? words.totalLabelNote : words.totalNote;
  const sum = partial ? partialSum(retrieval, added) : truth;
  const total: AnswerRow = { id: "total", name, note, ...ink, answer: valueHalf(sum, d), error: null };
  if (!omitsOwn) return [total];
  const error = distance(answer, truth);
  const withOwn = { id: "teacher", name: words.teacher, note: words.teacherNote, ...ink, answer: valueHalf(answer, d), error };
  return [total, withOwn];
}

/** The value of the queried key: the output of a perfect memory. */
function stored({ values }: MemoryTable, { d, match, truth }: Retrieval): AnswerRow[] {
  if (match === null) return [];
  const words = memoryText;
  const perfect = Float64Array.from({ length: 2 * d }, (_, a) => (a < d ? 0 : values[match][a - d]));
  const error = distance(perfect, truth);
  return [{ id: "stored", name: words.stored(match), note: words.storedNote(error), ...ink, answer: values[match], error }];
}

function valueHalf(answer: Float64Array, d: number): number[] {
  return Array.from(answer.subarray(d));
}
