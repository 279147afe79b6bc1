/** Notes on inconsistencies of a table, with their sentences, in the order of their letters. */
import { formatFixed } from "../../../../platform/charts/format";
import { imagenet } from "../../math/published/images";
import { type Flag, figureAt, type PublishedTable, wrongMeans } from "../../math/published/table";
import { cellSaid, rowName } from "./names";
import { resultsText } from "./words";

export interface Note extends Flag {
  readonly letter: string;
  readonly sentence: string;
}

export function notesOf(table: PublishedTable): readonly Note[] {
  const means = wrongMeans(table).map(({ row, printed, mean, count }) => ({
    note: `mean ${row}`,
    rows: [row],
    columns: [table.mean?.column ?? ""],
    sentence: resultsText.notes.mean(rowName(row), cellSaid(printed), formatFixed(mean, 2), count),
  }));
  const others = table.flags.map((flag) => ({ ...flag, sentence: sentenceOf(flag.note) }));
  return [...others, ...means].map((flag, at) => ({ ...flag, letter: String.fromCharCode(97 + at) }));
}

function sentenceOf(note: string): string {
  const { notes } = resultsText;
  if (note === "ten-times") {
    const factor = (column: string) => formatFixed(figureAt(imagenet, "Vim", column) / figureAt(imagenet, "LION-D two scans", column), 1);
    return notes["ten-times"](factor("time-small"), factor("time-base"));
  }
  if (note === "beats-vit") return notes["beats-vit"](cellSaid(figureAt(imagenet, "ViT", "top1-base")));
  return (notes as unknown as Readonly<Record<string, string>>)[note];
}

/** Letters of the notes on a cell; a column of null stands for the name of the row. */
export function lettersAt(notes: readonly Note[], row: string, column: string | null): readonly string[] {
  return notes
    .filter(({ rows, columns }) => (!rows || rows.includes(row)) && (column === null ? !columns : (columns?.includes(column) ?? false)))
    .map(({ letter }) => letter);
}
