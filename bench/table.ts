/** Plain tables for the terminal. */

/** Columns as wide as their widest cell; the first to the left, numbers in the others to the right. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => [...row[column]].length)));
  return rows
    .map((row) =>
      row
        .map((cell, column) => pad(cell, widths[column], column))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}

function pad(cell: string, width: number, column: number): string {
  const space = " ".repeat(width - [...cell].length);
  return column === 0 || !/^[-\d.(]/.test(cell) ? cell + space : space + cell;
}

/** Four significant digits, with powers of ten where zeros would pile up. */
export function short(value: number): string {
  if (value === 0 || !Number.isFinite(value)) return String(value);
  const size = Math.abs(value);
  return size >= 1e5 || size < 1e-3 ? value.toExponential(2) : String(Number(value.toPrecision(4)));
}
