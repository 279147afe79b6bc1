/** Finished runs of learnability maps across reloads: written as they come, read when a map is opened again. */
import type { MapReport } from "../engine/map/report";
import { savedVersion, upgraded } from "./saved-session";
import type { Vault } from "./storage";

/** Maps that are kept; the one not used for longest is dropped. */
const keptMaps = 6;
/** Runs that are written together. */
const together = 64;

interface Head {
  readonly key: string;
  readonly savedAt: number;
  readonly parts: number;
}

export class MapArchive {
  readonly #vault: Vault;
  readonly #now: () => number;
  #key = "";
  /** Of the map that is open, in the order of their coming. */
  #reports: MapReport[] = [];
  #written = 0;
  #writing = false;

  constructor(vault: Vault, now: () => number) {
    this.#vault = vault;
    this.#now = now;
  }

  /** Opens a map, by the name of all that its results depend on, and answers what is kept of it; what cannot be read is left out. */
  async open(key: string): Promise<readonly MapReport[]> {
    const heads = (await this.#vault.readAll("maps")).map(readHead).filter((head) => head !== null);
    const head = heads.find((candidate) => candidate.key === key);
    const parts = await Promise.all(
      Array.from({ length: head?.parts ?? 0 }, (_, part) => this.#vault.read("map-runs", placeOf(key, part))),
    );
    const reports = parts.flatMap((part) => readPart(part, key));
    this.#key = key;
    this.#reports = [...reports];
    this.#written = reports.length;
    const others = heads.filter((candidate) => candidate !== head).sort((a, b) => b.savedAt - a.savedAt);
    for (const old of others.slice(keptMaps - 1)) this.#forget(old);
    return reports;
  }

  /** Keeps one more run of the map that is open. */
  keep(report: MapReport): void {
    this.#reports.push(report);
    void this.#write();
  }

  #forget({ key, parts }: Head): void {
    void this.#vault.remove("maps", key);
    for (let part = 0; part < parts; part++) void this.#vault.remove("map-runs", placeOf(key, part));
  }

  /** One write at a time; runs that come meanwhile are in the next one. */
  async #write(): Promise<void> {
    if (this.#writing) return;
    this.#writing = true;
    while (this.#written < this.#reports.length) {
      const key = this.#key;
      const part = Math.floor(this.#written / together);
      const reports = this.#reports.slice(part * together, (part + 1) * together);
      this.#written = part * together + reports.length;
      await this.#vault.write("map-runs", placeOf(key, part), { version: savedVersion, key, reports });
      await this.#vault.write("maps", key, { version: savedVersion, key, savedAt: this.#now(), parts: part + 1 });
    }
    this.#writing = false;
  }
}

function placeOf(key: string, part: number): string {
  return `${part}/${key}`;
}

function readHead(value: unknown): Head | null {
  const saved = upgraded(value) as Partial<Head> | null;
  if (!saved || typeof saved.key !== "string" || typeof saved.savedAt !== "number" || !Number.isSafeInteger(saved.parts)) return null;
  return { key: saved.key, savedAt: saved.savedAt, parts: saved.parts as number };
}

function readPart(value: unknown, key: string): readonly MapReport[] {
  const saved = upgraded(value);
  return saved?.key === key && Array.isArray(saved.reports) ? saved.reports.filter(isReport) : [];
}

function isReport(value: unknown): value is MapReport {
  const { run, certificate } = (value ?? {}) as Partial<MapReport>;
  const curve = run?.curve;
  const whole = curve?.step instanceof Float64Array && curve.error instanceof Float64Array && Number.isSafeInteger(run?.place?.seed);
  return whole && typeof run?.error === "number" && certificate !== undefined;
}
