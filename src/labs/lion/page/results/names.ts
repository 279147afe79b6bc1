/** How rows, columns and figures of the paper's tables are called on the page. */
import { formatFixed, inDigits } from "../../../../platform/charts/format";
import type { Cell, PublishedColumn } from "../../math/published/table";
import { resultsText } from "./words";

/** Names of models stay as they are. */
export function rowName(id: string): string {
  return (resultsText.rows as Readonly<Record<string, string>>)[id] ?? id;
}

/** Names of data sets stay as they are. */
export function columnName(id: string): string {
  return (resultsText.columns as Readonly<Record<string, string>>)[id] ?? id;
}

/** A figure with the digits that it has; one of per cent has a decimal at least. */
export function cellSaid(cell: Cell, better: PublishedColumn["better"] = "high"): string {
  if (cell === null) return "–";
  if (cell === "fails") return resultsText.fails;
  return better === "high" && Number.isInteger(cell) ? formatFixed(cell, 1) : inDigits(String(cell));
}
