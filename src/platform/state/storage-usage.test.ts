import { expect, test } from "vitest";
import { fleetingPreferences } from "./preferences";
import type { Area, Storage } from "./storage";
import { countStored, deleteStored } from "./storage-usage";

function memory(): Storage & { readonly areas: Map<Area, Map<string, unknown>> } {
  const areas = new Map<Area, Map<string, unknown>>();
  const of = (area: Area) => {
    const known = areas.get(area) ?? new Map<string, unknown>();
    areas.set(area, known);
    return known;
  };
  return {
    areas,
    keys: async (area) => [...of(area).keys()],
    read: async (area, key) => of(area).get(key),
    readAll: async (area) => [...of(area).values()],
    write: async (area, key, value) => void of(area).set(key, value),
    remove: async (area, key) => void of(area).delete(key),
  };
}

test("data that nothing names any more are told from those that a run or the open page still needs", async () => {
  const [storage, preferences] = [memory(), fleetingPreferences()];
  for (const hash of ["open", "remembered", "orphan"]) await storage.write("data", hash, { data: new Float64Array(1) });
  await storage.write("runs", "1", { experiment: { task: { kind: "custom", hash: "remembered" } } });
  preferences.write("theme", "dark");
  preferences.write("of another page", "x");
  expect(await countStored(storage, preferences, ["open"])).toMatchObject({ history: 1, data: 3, unused: 1, settings: 1, sessions: 0 });
  await deleteStored(storage, preferences, "unused", ["open"]);
  expect(await storage.keys("data")).toEqual(["open", "remembered"]);
});

test("deleting a part deletes all of it and nothing else", async () => {
  const [storage, preferences] = [memory(), fleetingPreferences()];
  await storage.write("runs", "1", {});
  await storage.write("curves", "1", {});
  await storage.write("maps", "m", {});
  preferences.write("theme", "dark");
  preferences.write("of another page", "x");
  await deleteStored(storage, preferences, "history", []);
  await deleteStored(storage, preferences, "settings", []);
  expect(await countStored(storage, preferences, [])).toMatchObject({ history: 0, maps: 1, settings: 0 });
  expect(await storage.keys("curves")).toEqual([]);
  expect(preferences.read("of another page")).toBe("x");
});
