/** Makes problems from their codes; `problems.ts` has the sentences. */

import { DataFault } from "../../../../platform/fields/data-document";
import { atColumn, atLine } from "../../../../platform/fields/field-problem";
import { placed, problemsOf, type Values, type ValuesOf } from "../../../../platform/fields/problem";
import type { fileSentences } from "./problems";

export const fileProblem = problemsOf<typeof fileSentences>();

/** @param line  at fault, counted from 1, where the file has lines; `column` likewise, in a table. */
export function fault<Code extends keyof typeof fileSentences>(
  code: Code,
  values: ValuesOf<typeof fileSentences, Code>[0] & object,
  line?: number,
  column?: number,
): DataFault {
  const onLine = line === undefined ? "" : atLine(line);
  const place = line === undefined || column === undefined ? onLine : atColumn(line, column);
  return new DataFault({ ...placed(place), code, values: values as Values });
}

/** Whole megabytes that hold so many bytes. */
export function megabytes(bytes: number): number {
  return Math.ceil(bytes / 1e6);
}
