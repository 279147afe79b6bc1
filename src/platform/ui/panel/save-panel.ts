/** A panel as a file: its drawing, its picture or its numbers. Fetched when a panel is saved. */
import { download, figureSvg, pngOf } from "./figure";
import { csvOf, type DataTable } from "./table";
import { type FileFormat, frameText } from "./words";

/** @returns what went wrong, in words; empty when nothing did. */
export async function savePanel(
  format: FileFormat,
  id: string,
  body: HTMLElement | null,
  words: { readonly title: string; readonly summary: string },
  table: () => DataTable,
): Promise<string> {
  const name = `learnability-${id}.${format}`;
  if (format === "csv") {
    download(name, new Blob([csvOf(table())], { type: "text/csv" }));
    return "";
  }
  const svg = body && (await figureSvg(body, words));
  if (!svg) return frameText.noChart;
  download(name, format === "svg" ? new Blob([svg], { type: "image/svg+xml" }) : await pngOf(svg));
  return "";
}
