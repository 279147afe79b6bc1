/** Tables of results as a paper prints them: data with their source, and no word of their own. */

/** A number; "fails" where the paper has a cross; null where it gives nothing. */
export type Cell = number | "fails" | null;

/** The model family of a row: softmax attention, state-space models, the variants of LION, or other models. */
export type Family = "softmax" | "state-space" | "LIT" | "D" | "S" | "other";

export interface PublishedRow {
  /** The name of a model, or of a variation. */
  readonly id: string;
  readonly family: Family;
  /** One for each column. */
  readonly values: readonly Cell[];
}

export interface PublishedColumn {
  readonly id: string;
  /** As printed. */
  readonly decimals: number;
  /** Per cent and scores are better high, times and perplexities low, sizes are neither. */
  readonly better: "high" | "low" | null;
}

/** Something in a table that does not agree with the text, with the released code, or with another table. */
export interface Flag {
  /** Which one: the page has a sentence for each. */
  readonly note: string;
  /** Rows whose figures it concerns; all by default. */
  readonly rows?: readonly string[];
  /** Columns whose figures it concerns; by default the names of the rows. */
  readonly columns?: readonly string[];
}

export interface PublishedTable {
  readonly id: string;
  /** Its numbers in the paper; empty for what stands in the text of appendix A. */
  readonly numbers: readonly number[];
  readonly columns: readonly PublishedColumn[];
  readonly rows: readonly PublishedRow[];
  readonly flags: readonly Flag[];
  /** A column that is the mean of others, without those that failed. */
  readonly mean?: { readonly column: string; readonly of: readonly string[] };
}

/** Columns of one kind. */
export function columnsOf(ids: readonly string[], decimals: number, better: PublishedColumn["better"]): readonly PublishedColumn[] {
  return ids.map((id) => ({ id, decimals, better }));
}

/** @throws {RangeError} for a row or a column that there is not. */
export function cellAt({ rows, columns }: PublishedTable, row: string, column: string): Cell {
  const found = rows.find(({ id }) => id === row);
  const at = columns.findIndex(({ id }) => id === column);
  if (!found || at < 0) throw new RangeError(`there is no ${row}, ${column}`);
  return found.values[at];
}

/** A figure that there is. @throws {RangeError} for none. */
export function figureAt(table: PublishedTable, row: string, column: string): number {
  const cell = cellAt(table, row, column);
  if (typeof cell !== "number") throw new RangeError(`${row} has no ${column}`);
  return cell;
}

export interface MeanAgain {
  readonly row: string;
  readonly printed: number;
  /** Of the figures of the row. */
  readonly mean: number;
  readonly count: number;
}

/** Means that are printed otherwise than the figures of their rows give them, by more than rounding. */
export function wrongMeans(table: PublishedTable): readonly MeanAgain[] {
  const { mean, columns } = table;
  if (!mean) return [];
  const decimals = columns.find(({ id }) => id === mean.column)?.decimals ?? 0;
  return table.rows.flatMap(({ id }) => {
    const figures = mean.of.map((column) => cellAt(table, id, column)).filter((cell) => typeof cell === "number");
    const printed = cellAt(table, id, mean.column);
    if (typeof printed !== "number" || figures.length === 0) return [];
    const again = figures.reduce((sum, figure) => sum + figure, 0) / figures.length;
    // Figures are rounded themselves, by half of their last digit at most.
    return Math.abs(again - printed) <= 0.5 * 10 ** -decimals + 0.005 + 1e-9
      ? []
      : [{ row: id, printed, mean: again, count: figures.length }];
  });
}
