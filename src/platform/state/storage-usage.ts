/** The stored data of this page, counted and deleted by parts that are named on the page. */
import { tellDeleted } from "./deletions";
import { keysOf } from "./preference-keys";
import type { Preferences } from "./preferences";
import type { Area, Storage } from "./storage";

export const storageParts = ["sessions", "history", "data", "unused", "maps", "progress", "machines", "settings"] as const;
export type StoragePart = (typeof storageParts)[number];

const areasOf: Partial<Record<StoragePart, readonly Area[]>> = {
  sessions: ["sessions", "checkpoints"],
  history: ["runs", "curves"],
  data: ["data"],
  maps: ["maps", "map-runs"],
};

/** Number of entries of each part; runs and their curves, or a map and its runs, count once. */
export async function countStored(
  storage: Storage,
  preferences: Preferences,
  inUse: readonly string[],
): Promise<Record<StoragePart, number>> {
  const ofArea = async (part: StoragePart) => (await storage.keys(areasOf[part]![0])).length;
  const ofKeys = (part: keyof typeof keysOf) => keysOf[part].filter((key) => preferences.read(key) !== null).length;
  const [sessions, history, data, maps, unused] = await Promise.all([
    ofArea("sessions"),
    ofArea("history"),
    ofArea("data"),
    ofArea("maps"),
    unusedData(storage, inUse),
  ]);
  return {
    sessions,
    history,
    data,
    unused: unused.length,
    maps,
    progress: ofKeys("progress"),
    machines: ofKeys("machines"),
    settings: ofKeys("settings"),
  };
}

/**
 * Deletes a part; listeners of `onDeleted` are called.
 *
 * @param inUse  hashes of own data that the open page learns from, which never count as unused
 */
export async function deleteStored(storage: Storage, preferences: Preferences, part: StoragePart, inUse: readonly string[]): Promise<void> {
  if (part in keysOf) for (const key of keysOf[part as keyof typeof keysOf]) preferences.write(key, null);
  if (part === "unused") {
    for (const hash of await unusedData(storage, inUse)) await storage.remove("data", hash);
    return;
  }
  for (const area of areasOf[part] ?? []) for (const key of await storage.keys(area)) await storage.remove(area, key);
  tellDeleted(part);
}

/** Own data that no stored session, undo step, run or map names by hash. */
export async function unusedData(storage: Storage, inUse: readonly string[]): Promise<readonly string[]> {
  const hashes = await storage.keys("data");
  if (hashes.length === 0) return [];
  const referring = await Promise.all((["sessions", "runs", "maps"] as const).map((area) => storage.readAll(area)));
  const texts = referring.flat().map((value) => JSON.stringify(value, (_, inner: unknown) => (ArrayBuffer.isView(inner) ? null : inner)));
  return hashes.filter((hash) => !inUse.includes(hash) && !texts.some((text) => text.includes(hash)));
}
