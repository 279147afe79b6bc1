/** Merges an archive into the stores: an entry is replaced only by a newer one. */
import { readable } from "./kept-keys";

/** The result for a group of entries. */
export type Outcome = "added" | "updated" | "kept";

/**
 * Whether an entry of an archive replaces the present one: where both have a time of saving, the newer wins; of two maps
 * the one with more finished runs; otherwise the present one.
 */
export function outcomeOf(present: unknown, archived: unknown): Outcome {
  if (present === undefined) return "added";
  for (const field of ["parts", "when", "savedAt"] as const) {
    const [old, other] = [numberIn(present, field), numberIn(archived, field)];
    if (old !== null && other !== null && old !== other) return other > old ? "updated" : "kept";
  }
  return "kept";
}

function numberIn(value: unknown, field: string): number | null {
  const found = (value as Readonly<Record<string, unknown>> | null | undefined)?.[field];
  return typeof found === "number" && Number.isFinite(found) ? found : null;
}

/**
 * The entry whose outcome decides about this one: curves follow their run, finished runs of a map follow the map, whose
 * place comes after the number of the part in their key. Any other entry decides for itself.
 */
export function leaderOf(area: string, key: string): { readonly area: string; readonly key: string } {
  if (area === "curves") return { area: "runs", key };
  return area === "map-runs" ? { area: "maps", key: key.slice(key.indexOf("/") + 1) } : { area, key };
}

/**
 * Merges one setting. The present choice wins. Where both are JSON objects, as the progress in lessons, missing fields are
 * added, and lists of words or numbers are united.
 */
export function mergedPreference(present: string | null, archived: string): string {
  if (present === null) return archived;
  const [here, there] = [readable(present), readable(archived)];
  if (!isObject(here) || !isObject(there)) return present;
  const joined = JSON.stringify(merged(here, there));
  return joined === JSON.stringify(here) ? present : joined;
}

function merged(here: unknown, there: unknown): unknown {
  if (Array.isArray(here) && Array.isArray(there)) {
    const simple = [...here, ...there].every((entry) => typeof entry !== "object");
    return simple ? [...new Set([...here, ...there])] : here;
  }
  if (!isObject(here) || !isObject(there)) return here;
  const names = new Set([...Object.keys(here), ...Object.keys(there)]);
  return Object.fromEntries([...names].map((name) => [name, Object.hasOwn(here, name) ? merged(here[name], there[name]) : there[name]]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
