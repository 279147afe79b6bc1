/**
 * Own data of one head as a table (CSV): a row for each token, and columns q0, q1, ..., k0, k1, ..., v0, ..., decay (or decay0,
 * decay1, ...), padding, in any order. Columns of a name are put in the order of their numbers, which begin at 0 or at 1 and leave
 * none out; a name without a number has the number 0. A decay in the first row alone is one for all tokens.
 */

import type { Members } from "../../../platform/fields/data-document";
import { atLine, fieldProblem } from "../../../platform/fields/field-problem";
import { delimiterOf, type Row, rowsOf } from "../../../platform/files/csv-table";
import { readNumber } from "../../../platform/files/numbers";
import { ownDataProblem, refuse } from "./own-data-problem";

/** Names of the arrays of a head, in JSON as in tables and archives. */
export const memberNames = ["q", "k", "v", "decay", "padding"] as const;
type Name = (typeof memberNames)[number];

/** A column of the table. */
interface Column {
  readonly name: Name;
  readonly number: number;
  /** As the first line writes it. */
  readonly title: string;
  /** Of its cells in a row. */
  readonly at: number;
}

/** The members of the document that a table is. @throws {DataFault} for what is no table. */
export function tableMembers(text: string): Members {
  const [header, ...rows] = rowsOf(text, delimiterOf(text));
  if (!header || rows.length === 0) throw refuse("", "lion-data-csv-empty");
  const columns = header.cells.map(columnOf);
  for (const { line, cells } of rows)
    if (cells.length !== columns.length)
      throw refuse(atLine(line), "lion-data-csv-cells", { count: cells.length, expected: columns.length });
  const members = memberNames.map((name) => [name, inOrder(columns, name)] as const).filter(([, own]) => own.length > 0);
  return Object.fromEntries(members.map(([name, own]) => [name, memberIn(name, own, rows)]));
}

function columnOf(title: string, at: number): Column {
  for (const name of memberNames) {
    const [found, digits] = new RegExp(name === "padding" ? `^${name}$` : `^${name}_?(\\d*)$`, "i").exec(title) ?? [];
    if (found !== undefined) return { name, number: Number(digits ?? 0), title, at };
  }
  const known = "q0, q1, ..., k0, ..., v0, ..., decay, padding";
  throw refuse(title === "" ? `column ${at + 1}` : title.slice(0, 40), "lion-data-column", { known });
}

/** The columns of a name by their numbers. @throws {DataFault} where a number is there twice, or is left out. */
function inOrder(columns: readonly Column[], name: Name): readonly Column[] {
  const own = columns.filter((column) => column.name === name).sort((one, other) => one.number - other.number);
  for (const [index, { number, title, at }] of own.entries()) {
    const before = own[index - 1];
    if (number === before?.number) throw refuse(title, "lion-data-column-twice", { first: before.at + 1, second: at + 1 });
    const expected = before ? before.number + 1 : Math.min(number, 1);
    if (number !== expected) throw refuse(`${name}${expected}`, "lion-data-column-missing", { other: title.slice(0, 40), name });
  }
  return own;
}

/** The value in the columns of a name: a number for all tokens, a number for each, or a row of numbers for each. */
function memberIn(name: Name, columns: readonly Column[], rows: readonly Row[]): unknown {
  const [{ at }] = columns;
  const single = columns.length === 1 && (name === "decay" || name === "padding");
  const inFirstRowAlone = single && rows.length > 1 && rows.slice(1).every(({ cells }) => cells[at] === "");
  if (name === "decay" && inFirstRowAlone) return cellNumber(columns[0], rows[0]);
  return single ? rows.map((row) => cellNumber(columns[0], row)) : rows.map((row) => columns.map((column) => cellNumber(column, row)));
}

function cellNumber({ title, at }: Column, { line, cells }: Row): number {
  const cell = cells[at];
  const value = readNumber(cell);
  if (value === null)
    throw refuse(fieldProblem("line-part", { line: String(line), part: title }), "own-data-not-a-number", {
      value: cell === "" ? ownDataProblem("lion-data-empty-cell") : `"${cell.slice(0, 40)}"`,
    });
  return value;
}
