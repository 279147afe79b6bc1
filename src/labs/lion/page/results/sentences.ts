/** The caption of the panel on the results of the paper. */
import { joinSentences } from "../../../../platform/ui/grammar";
import type { PublishedTable } from "../../math/published/table";
import { cellSaid, columnName, rowName } from "./names";
import { notesOf } from "./notes";
import { resultsText } from "./words";

/** The number of a table, its best row, and the number of its notes. */
export function resultsSentence(table: PublishedTable): string {
  const words = resultsText;
  const last = table.columns.findLastIndex(({ better, id }) => better !== null && !id.startsWith("time"));
  const { id, better } = table.columns[last];
  const figures = table.rows.flatMap((row) => {
    const cell = row.values[last];
    return typeof cell === "number" ? [{ row: row.id, cell }] : [];
  });
  const best = figures.reduce((one, other) => ((better === "high" ? other.cell > one.cell : other.cell < one.cell) ? other : one));
  return joinSentences(
    `${words.source(table.numbers)}: ${words.best(columnName(id), rowName(best.row), cellSaid(best.cell, better))}`,
    words.flagged(notesOf(table).length),
  );
}
