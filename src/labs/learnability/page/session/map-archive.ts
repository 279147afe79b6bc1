/**
 * Finished runs of learnability maps across reloads: written as they come, read when a map is opened again. Each tab that
 * opens a map writes its runs under a name of its own, so that tabs with the same map do not overwrite each other; reading
 * joins the runs of all tabs.
 */

import { savedVersion, upgraded } from "../../../../platform/state/saved-version";
import type { SafeStorage } from "../../../../platform/state/storage";
import { newIdentity } from "../../../../platform/state/tab";
import { type MapReport, readReport } from "../../engine/map/report";

/** Number of stored maps; the least recently used one is dropped. */
const keptMaps = 6;
/** Number of runs written together. */
const together = 64;

interface Head {
  readonly key: string;
  /** Name of the writing tab; empty in data stored before there were several. */
  readonly writer: string;
  readonly savedAt: number;
  readonly parts: number;
}

export class MapArchive {
  readonly #storage: SafeStorage;
  readonly #now: () => number;
  #key = "";
  #writer = "";
  /** Reports of the open map since it was opened, in order of arrival. */
  #reports: MapReport[] = [];
  #written = 0;
  #writing = false;

  constructor(storage: SafeStorage, now: () => number) {
    this.#storage = storage;
    this.#now = now;
  }

  /** Opens a map by the key of everything its results depend on. @returns its stored runs without the unreadable ones. */
  async open(key: string): Promise<readonly MapReport[]> {
    const heads = (await this.#storage.readAll("maps")).map(readHead).filter((head) => head !== null);
    const own = heads.filter((head) => head.key === key).sort((a, b) => a.savedAt - b.savedAt);
    const places = own.flatMap((head) => placesOf(head));
    const parts = await Promise.all(places.map((place) => this.#storage.read("map-runs", place)));
    [this.#key, this.#writer] = [key, newIdentity()];
    this.#reports = [];
    this.#written = 0;
    const others = heads.filter((head) => head.key !== key).sort((a, b) => b.savedAt - a.savedAt);
    const kept = [...new Set(others.map((head) => head.key))].slice(0, keptMaps - 1);
    for (const old of others) if (!kept.includes(old.key)) this.#forget(old);
    return parts.flatMap((part) => readPart(part, key));
  }

  /** Stores one more run of the open map. */
  keep(report: MapReport): void {
    this.#reports.push(report);
    void this.#write();
  }

  #forget(head: Head): void {
    void this.#storage.remove("maps", headPlace(head));
    for (const place of placesOf(head)) void this.#storage.remove("map-runs", place);
  }

  /** One write at a time; runs that come meanwhile are in the next one. */
  async #write(): Promise<void> {
    if (this.#writing) return;
    this.#writing = true;
    while (this.#written < this.#reports.length) {
      const [key, writer] = [this.#key, this.#writer];
      const part = Math.floor(this.#written / together);
      const reports = this.#reports.slice(part * together, (part + 1) * together);
      this.#written = part * together + reports.length;
      const head: Head = { key, writer, savedAt: this.#now(), parts: part + 1 };
      await this.#storage.write("map-runs", placesOf(head)[part], { version: savedVersion, key, reports });
      await this.#storage.write("maps", headPlace(head), { version: savedVersion, ...head });
    }
    this.#writing = false;
  }
}

function headPlace({ key, writer }: Head): string {
  return writer === "" ? key : `${writer}/${key}`;
}

/** Storage keys of the parts of a writer's runs. */
function placesOf(head: Head): string[] {
  return Array.from({ length: head.parts }, (_, part) => `${part}/${headPlace(head)}`);
}

function readHead(value: unknown): Head | null {
  const saved = upgraded(value) as Partial<Head> | null;
  if (!saved || typeof saved.key !== "string" || typeof saved.savedAt !== "number" || !Number.isSafeInteger(saved.parts)) return null;
  const writer = typeof saved.writer === "string" ? saved.writer : "";
  return { key: saved.key, writer, savedAt: saved.savedAt, parts: saved.parts as number };
}

function readPart(value: unknown, key: string): readonly MapReport[] {
  const saved = upgraded(value);
  return saved?.key === key && Array.isArray(saved.reports) ? saved.reports.filter(isReport).map(readReport) : [];
}

function isReport(value: unknown): value is MapReport {
  const { run, certificate } = (value ?? {}) as Partial<MapReport>;
  const curve = run?.curve;
  const whole = curve?.step instanceof Float64Array && curve.error instanceof Float64Array && Number.isSafeInteger(run?.place?.seed);
  return whole && typeof run?.error === "number" && certificate !== undefined;
}
