/** How rows, columns and figures of the paper's tables are called on the page. */
import { inDigits } from "../../../charts/format";
import type { Cell } from "../../../lion/published/table";
import { resultsText } from "./words";

/** Names of models stay as they are. */
export function rowName(id: string): string {
  return (resultsText.rows as Readonly<Record<string, string>>)[id] ?? id;
}

/** Names of data sets stay as they are. */
export function columnName(id: string): string {
  return (resultsText.columns as Readonly<Record<string, string>>)[id] ?? id;
}

/** A figure with the digits that it has. */
export function cellSaid(cell: Cell): string {
  if (cell === null) return "–";
  return cell === "fails" ? resultsText.fails : inDigits(String(cell));
}
