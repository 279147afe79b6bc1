/** The caption of the panel on scans. */
import { formatRounded } from "../../../../platform/charts/format";
import { type patchRows, scanNames, shareInOtherRows } from "./patch-rows";
import { scansText } from "./words";

/** The share of the mask row of the chosen patch, counted from 0, that lies in other rows of the picture. */
export function scansSentence(rows: ReturnType<typeof patchRows>, side: number, patch: number): string {
  if (scanNames.every((name) => rows[name].every((entry) => entry === 1))) return scansText.alike;
  if (scanNames.every((name) => rows[name].every((entry, at) => entry === 0 || at === patch))) return scansText.alone;
  const percent = (name: "rows" | "both") => formatRounded(100 * shareInOtherRows(rows[name], side, patch), 2);
  return scansText.usual(percent("rows"), percent("both"));
}
