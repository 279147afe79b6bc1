/** The order of rows: the paper's, or that of a column. */

import type { ViewPart } from "../../../../platform/shell/view-codec";
import type { Cell, PublishedTable } from "../../math/published/table";

/** A column, from 0 for the names of rows, and its direction; null is the order of the paper. */
export interface Order {
  readonly column: number;
  readonly descending: boolean;
}

/** "2d": the second column of figures, the largest first. */
export const orderPart: ViewPart<Order | null> = {
  first: null,
  read: (text) => {
    const [, column, way] = /^(\d{1,2})([ad])$/.exec(text) ?? [];
    return column === undefined ? undefined : { column: Number(column), descending: way === "d" };
  },
  write: (order) => (order ? `${order.column}${order.descending ? "d" : "a"}` : "-"),
};

/** Order after a column's button is pressed: the best first, then reversed, then as in the paper. */
export function nextOrder(before: Order | null, column: number, { columns }: PublishedTable): Order | null {
  const best = column > 0 && columns[column - 1].better === "high";
  if (before?.column !== column) return { column, descending: best };
  return before.descending === best ? { column, descending: !best } : null;
}

/**
 * Indices of the rows in an order. Cells without a number come last in both directions.
 *
 * @param names  of the rows, as they are read.
 */
export function ordered({ rows, columns }: PublishedTable, names: readonly string[], order: Order | null): readonly number[] {
  const places = rows.map((_, at) => at);
  if (!order || order.column > columns.length) return places;
  const { column, descending } = order;
  const sign = descending ? -1 : 1;
  if (column === 0) return places.sort((a, b) => sign * names[a].localeCompare(names[b]));
  const cell = (at: number): Cell => rows[at].values[column - 1];
  return places.sort((a, b) => {
    const [one, other] = [cell(a), cell(b)];
    if (typeof one === "number" && typeof other === "number") return sign * (one - other) || a - b;
    return Number(typeof other === "number") - Number(typeof one === "number") || a - b;
  });
}
