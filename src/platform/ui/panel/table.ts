/** The numbers of a panel, as rows: for the table on screen and for the CSV file. */
import { formatCount, formatValue } from "../../charts/format";

export type DataCell = number | string;

export interface DataTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly DataCell[])[];
}

/** A cell as it is read: counts in full, measurements to three figures. */
export function shownCell(cell: DataCell): string {
  if (typeof cell === "string") return cell;
  return Number.isInteger(cell) && Math.abs(cell) < 1e9 ? formatCount(cell) : formatValue(cell);
}

/** RFC 4180, numbers in full; what is not finite is left empty. */
export function csvOf({ columns, rows }: DataTable): string {
  return [columns, ...rows].map((row) => `${row.map(csvCell).join(",")}\r\n`).join("");
}

function csvCell(cell: DataCell): string {
  if (typeof cell === "number") return Number.isFinite(cell) ? String(cell) : "";
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
