/** Sources and destinations of archives in this browser, and the sentences on them. */
import type { Places, Report } from "../../state/archive/transfer";
import { exportText } from "./words";

/** The stores of this browser, opened anew: the archive is independent of the running session. */
export async function places(): Promise<Places> {
  const { indexedDbStorage } = await import("../../state/indexed-db");
  return { storage: indexedDbStorage(), settings: window.localStorage };
}

/** The restored parts, in words. */
export function reportWords({ areas, settings, unknown }: Report): string {
  const total = { added: 0, updated: 0, kept: 0 };
  for (const counts of areas.values()) for (const outcome of ["added", "updated", "kept"] as const) total[outcome] += counts[outcome];
  const words = exportText.archiveReport(total.added, total.updated, total.kept, settings);
  return unknown.length === 0 ? words : `${words} ${exportText.archiveUnknown(unknown.join(", "))}`;
}
