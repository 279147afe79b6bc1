/** The header row of a CSV file: the content of each column. */

import { atColumn, atLine } from "../../../../../platform/fields/field-problem";
import { nearest } from "../../../../../platform/fields/problem";
import type { Row } from "../../../../../platform/files/csv-table";
import { checkDimension } from "./checks";
import { customFault } from "./custom-problem";

/** Positions of the columns; null for a missing optional one. */
export interface Layout {
  readonly names: readonly string[];
  readonly sample: number;
  readonly split: number | null;
  readonly token: number | null;
  readonly z: readonly number[];
  readonly y: readonly number[];
}

/** The layout of a header row; case is ignored. */
export function readHeader({ line, cells }: Row): Layout {
  const names = cells.map((cell) => cell.toLowerCase());
  if (names.every((name) => name === "" || Number.isFinite(Number(name)))) throw customFault(atLine(line), "csv-no-header");
  const found = new Map<string, number>();
  for (const [index, name] of names.entries()) {
    checkName(name, index, line);
    if (found.has(name)) throw customFault(atLine(line), "csv-column-twice", { column: name });
    found.set(name, index);
  }
  const [sample, split = null, token = null] = ["sample", "split", "token"].map((name) => found.get(name));
  if (sample === undefined) throw customFault(atLine(line), "csv-no-column", { column: "sample" });
  const [z, y] = [tokenLetter(found, line), "y"].map((letter) => numberedColumns(letter, found, line));
  checkDimension(z.length, atLine(line), "columns");
  return { names, sample, split, token, z, y };
}

function checkName(name: string, index: number, line: number): void {
  if (name === "") throw customFault(atLine(line), "csv-column-without-name", { column: index + 1 });
  if (/^(?:sample|split|token|[zxy][1-9]\d*)$/.test(name)) return;
  const meant = nearest(name.slice(0, 40), ["sample", "split", "token"]);
  const shownName = name.length > 40 ? `${name.slice(0, 37)}...` : name;
  const field = atColumn(line, shownName);
  throw meant ? customFault(field, "csv-misspelt-column", { meant }) : customFault(field, "csv-unknown-column");
}

/** The letter of token coordinates, z or x. */
function tokenLetter(found: ReadonlyMap<string, number>, line: number): "z" | "x" {
  const [z, x] = ["z", "x"].map((letter) => [...found.keys()].find((name) => name.startsWith(letter)));
  if (z !== undefined && x !== undefined) throw customFault(atColumn(line, x), "custom-two-names", { other: z });
  return x === undefined ? "z" : "x";
}

/** Columns letter1, letter2, ... in the order of their numbers, without a gap. */
function numberedColumns(letter: string, found: ReadonlyMap<string, number>, line: number): readonly number[] {
  const named = [...found.keys()].filter((name) => name.startsWith(letter));
  return Array.from({ length: Math.max(1, named.length) }, (_, i) => {
    const column = found.get(`${letter}${i + 1}`);
    if (column !== undefined) return column;
    const [missing, other] = [`${letter}${i + 1}`, named.at(-1)];
    throw other === undefined
      ? customFault(atLine(line), "csv-no-column", { column: missing })
      : customFault(atLine(line), "csv-column-gap", { column: missing, other });
  });
}
