/** The presets that were opened on this device, by labs. */
import type { LabDocument } from "../../documents/kind";
import type { Preset } from "../../documents/preset";
import { type Preferences, readJson } from "../../state/preferences";

export const openedKey = "presets-opened";

type ByLab = Readonly<Record<string, readonly string[]>>;

/** The ids of a lab's presets among them. */
export function openedPresets(preferences: Preferences, lab: string): ReadonlySet<string> {
  return new Set(allOpened(preferences)[lab] ?? []);
}

export function rememberOpened(preferences: Preferences, { id, document: { lab } }: Pick<Preset<LabDocument>, "id" | "document">): void {
  const all = allOpened(preferences);
  const own = all[lab] ?? [];
  if (!own.includes(id)) preferences.write(openedKey, JSON.stringify({ ...all, [lab]: [...own, id] }));
}

/** Unreadable entries count as empty. */
function allOpened(preferences: Preferences): ByLab {
  const stored = readJson(preferences, openedKey);
  if (typeof stored !== "object" || stored === null) return {};
  const entries = Object.entries(stored).map(([lab, ids]) => [lab, Array.isArray(ids) ? ids.filter((id) => typeof id === "string") : []]);
  return Object.fromEntries(entries) as ByLab;
}
