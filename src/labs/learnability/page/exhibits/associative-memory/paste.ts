import { readEntry } from "../../../../../platform/ui/controls/entry";
import type { Entry } from "./table-edits";

/**
 * A pasted block of numbers as rows: lines of numbers between tabs, semicolons, commas or spaces, as a spreadsheet or
 * NumPy writes them. Null when the text is one number, which goes into its cell like anything typed.
 */
export function readBlock(text: string): Entry[][] | null {
  const lines = text
    .replace(/[[\]()]/g, " ")
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim().replace(/,$/, ""))
    .filter((line) => line !== "");
  const rows = lines.map((line) => cellsOf(line).map(readEntry));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : null;
}

/** The strongest separator of a line splits it; a comma between digits alone is a decimal comma. */
function cellsOf(line: string): string[] {
  const separator = [/\t/, /;/, /,\s/, /\s/].find((candidate) => candidate.test(line));
  if (separator) return line.split(separator.source === "\\s" ? /\s+/ : separator).map((cell) => cell.trim());
  return (line.match(/,/g)?.length ?? 0) > 1 ? line.split(",") : [line];
}
