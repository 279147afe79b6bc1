/**
 * The decimal mark of a table. A comma is one where the cells leave no doubt: 2,5 and 0,125 are numbers in one way alone, while
 * 1,234 may also be a thousand.
 */
export type DecimalMark = "point" | "comma" | "unclear";

const withPoint = /^[+-]?\d*\.\d+(?:e[+-]?\d+)?$/i;
const withComma = /^[+-]?\d*,\d+(?:e[+-]?\d+)?$/i;
const maybeThousands = /^[+-]?[1-9]\d{0,2},\d{3}$/;

/** @param cells  texts between the separators of a table. */
export function decimalMark(cells: Iterable<string>): DecimalMark {
  let mark: DecimalMark = "point";
  for (const cell of cells) {
    if (withPoint.test(cell)) return "point";
    if (withComma.test(cell) && mark !== "comma") mark = maybeThousands.test(cell) ? "unclear" : "comma";
  }
  return mark;
}

/** A cell with a decimal comma, written with a point; other cells as they are. */
export function withDecimalPoint(cell: string): string {
  return withComma.test(cell) ? cell.replace(",", ".") : cell;
}
