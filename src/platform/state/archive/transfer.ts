/** Writes all stores of this browser into an archive, and restores an archive. */

import type { LabSource } from "../lab-session";
import { stateProblem } from "../state-problem";
import { type Area, areas, type Storage } from "../storage";
import {
  type Archive,
  type ArchivedEntry,
  type ArchiveOrigin,
  largestArchive,
  type ParsedArchive,
  parseArchive,
  writeArchive,
} from "./archive";
import { archiveProblem } from "./check";
import { isArchived } from "./kept-keys";
import { leaderOf, mergedPreference, type Outcome, outcomeOf } from "./merge";

/** The document of a tab belongs to that tab and is available as a link; everything else is archived. */
const ofTab: readonly Area[] = ["sessions", "checkpoints"];

/** The stores: a database and the settings. */
export interface Places {
  readonly storage: Storage;
  readonly settings: Pick<globalThis.Storage, "length" | "key" | "getItem" | "setItem">;
}

/** Restored entries of each area, and restored settings. */
export interface Report {
  readonly areas: ReadonlyMap<Area, Readonly<Record<Outcome, number>>>;
  readonly settings: number;
  /** Unknown areas of the file; they were left out. */
  readonly unknown: readonly string[];
}

/** @throws errors of the store, and {CloneFault}. */
export async function saveArchive(places: Places, origin: ArchiveOrigin): Promise<Blob> {
  return new Blob(writeArchive(await readEverything(places), origin), { type: "application/json" });
}

async function readEverything({ storage, settings }: Places): Promise<Archive> {
  const held = new Map<string, readonly ArchivedEntry[]>();
  for (const area of areas) if (!ofTab.includes(area)) held.set(area, await entriesOf(storage, area));
  const names = Array.from({ length: settings.length }, (_, i) => settings.key(i) ?? "").filter(isArchived);
  return { areas: held, preferences: new Map(names.sort().map((name) => [name, settings.getItem(name) ?? ""])) };
}

async function entriesOf(storage: Storage, area: Area): Promise<readonly ArchivedEntry[]> {
  const keys = await storage.keys(area);
  return Promise.all(keys.map(async (key) => ({ key, value: await storage.read(area, key) })));
}

/** Reads a file that may be an archive; nothing is written. */
export async function openArchive(file: Blob, labs: LabSource): Promise<ParsedArchive> {
  if (file.size <= largestArchive) return checked(parseArchive(await file.text()), labs);
  return { ok: false, problem: stateProblem("archive-size", { size: Math.ceil(file.size / 1e6), limit: largestArchive / 1e6 }) };
}

async function checked(parsed: ParsedArchive, labs: LabSource): Promise<ParsedArchive> {
  const problem = parsed.ok ? await archiveProblem(parsed.archive, labs) : null;
  return problem ? { ok: false, problem } : parsed;
}

/** Merges an archive into the stores. @throws errors of the store. */
export async function restoreArchive({ areas: archived, preferences }: Archive, { storage, settings }: Places): Promise<Report> {
  const known = [...archived].filter((entry): entry is [Area, readonly ArchivedEntry[]] => isKnown(entry[0]));
  const outcomes = await decide(known, archived, storage);
  const report = new Map<Area, Record<Outcome, number>>();
  for (const [area, entries] of known) {
    const counts = { added: 0, updated: 0, kept: 0 };
    for (const { key, value } of entries) {
      const leader = leaderOf(area, key);
      const outcome = outcomes.get(nameOf(leader.area, leader.key)) ?? "kept";
      if (outcome !== "kept") await storage.write(area, key, value);
      counts[outcome]++;
    }
    report.set(area, counts);
  }
  const unknown = [...archived.keys()].filter((area) => !isKnown(area));
  return { areas: report, settings: restoreSettings(preferences, settings), unknown };
}

/** All outcomes are decided before the first write. */
async function decide(
  known: readonly (readonly [Area, readonly ArchivedEntry[]])[],
  archived: Archive["areas"],
  storage: Storage,
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  for (const [area, entries] of known)
    for (const { key, value } of entries) {
      const leader = leaderOf(area, key);
      const name = nameOf(leader.area, leader.key);
      if (outcomes.has(name) || !isKnown(leader.area)) continue;
      const own = leader.area === area && leader.key === key;
      const leading = own ? value : archived.get(leader.area)?.find((entry) => entry.key === leader.key)?.value;
      // Curves without their run, and runs without their map, are left out.
      outcomes.set(name, leading === undefined ? "kept" : outcomeOf(await storage.read(leader.area, leader.key), leading));
    }
  return outcomes;
}

function restoreSettings(preferences: ReadonlyMap<string, string>, settings: Places["settings"]): number {
  let changed = 0;
  for (const [name, archived] of preferences) {
    if (!isArchived(name)) continue;
    const present = settings.getItem(name);
    const joined = mergedPreference(present, archived);
    if (joined === present) continue;
    settings.setItem(name, joined);
    changed++;
  }
  return changed;
}

function nameOf(area: string, key: string): string {
  return `${area} ${key}`;
}

function isKnown(area: string): area is Area {
  return (areas as readonly string[]).includes(area) && !(ofTab as readonly string[]).includes(area);
}
