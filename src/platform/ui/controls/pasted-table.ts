/**
 * Numbers pasted from a spreadsheet, from NumPy or from a text: rows of cells between tabs, semicolons, commas or spaces, with
 * a point or a comma before the decimals.
 */
import { decimalMark } from "../../files/decimal-mark";
import { readEntry } from "./entry";

/** The first cell that cannot be read, with its row and column from 1. */
export interface WrongCell {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  /** "unclear": a comma that may stand before decimals or after thousands. */
  readonly why: "blank" | "no-number" | "unclear";
}

export type PastedTable =
  | { readonly ok: true; readonly rows: readonly (readonly number[])[] }
  | { readonly ok: false; readonly wrong: WrongCell };

/** Null for text of a single cell or none, which goes where typed text goes. */
export function readPastedTable(text: string): PastedTable | null {
  const lines = text
    .replace(/[[\]()]/g, " ")
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^[^\S\t]+|\s+$/g, ""))
    .filter((line) => line !== "");
  const cells = cellsOf(lines);
  if (cells.length < 2 && (cells[0]?.length ?? 0) < 2) return null;
  const mark = decimalMark(cells.flat().map((cell) => cell.replace("\u2212", "-")));
  const rows: number[][] = [];
  for (const [row, line] of cells.entries()) {
    rows.push([]);
    for (const [column, cell] of line.entries()) {
      const value = numberIn(cell, mark);
      if (typeof value !== "number") return { ok: false, wrong: { row: row + 1, column: column + 1, text: cell, why: value } };
      rows[row].push(value);
    }
  }
  return { ok: true, rows };
}

function numberIn(cell: string, mark: ReturnType<typeof decimalMark>): number | WrongCell["why"] {
  if (cell === "") return "blank";
  if (cell.includes(",") && mark !== "comma") return mark === "unclear" ? "unclear" : "no-number";
  const value = readEntry(cell);
  return typeof value === "number" && Number.isFinite(value) ? value : "no-number";
}

/** The strongest separator of the whole table; a comma is one only where no other separator is there. */
function cellsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const separator = [/\t/, /;/, /,\s/, /\s/].find((candidate) => lines.some((line) => candidate.test(line)));
  return lines.map((line) => {
    if (separator && separator.source !== "\\s")
      return withoutEnd(line)
        .split(separator.source === ",\\s" ? /,\s*/ : separator)
        .map((cell) => cell.trim());
    if (separator) return line.split(/\s+/).map((cell) => cell.replace(/,$/, ""));
    const commas = lines.some((one) => (one.match(/,/g)?.length ?? 0) > 1);
    return commas ? withoutEnd(line).split(",") : [line.replace(/,$/, "")];
  });
}

/** NumPy and programs end rows with a comma. */
function withoutEnd(line: string): string {
  return line.replace(/[,;]$/, "");
}
