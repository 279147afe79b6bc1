/** The state of a sweep, requested from its server once a second, and the finished runs of one map. */
import { readClone } from "../../../../platform/documents/clone-json";
import type { WatchedRows, WatchedSweep } from "../../../../platform/engine/watched-sweep";
import { type Experiment, parseExperiment } from "../../document/document";
import { type MapReport, readReport } from "../../engine/map/report";
import type { MapSource } from "../map/moment";
import { MapResults } from "../session/map-results";

/** Milliseconds between two questions. */
const pause = 1000;

/** The shown map and its finished runs. */
export interface FollowedMap extends MapSource {
  readonly document: number;
  readonly experiment: Experiment;
}

export class SweepFeed {
  readonly #ask: (path: string) => Promise<Response>;
  readonly #listeners = new Set<() => void>();
  #version = 0;
  #sweep: WatchedSweep | null = null;
  #answers = true;
  #map: FollowedMap | null = null;
  #document: number | null = null;
  #known = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(ask: (path: string) => Promise<Response>) {
    this.#ask = ask;
  }

  get version(): number {
    return this.#version;
  }

  /** Null before the first answer. */
  get sweep(): WatchedSweep | null {
    return this.#sweep;
  }

  /** Whether the last question was answered. */
  get answers(): boolean {
    return this.#answers;
  }

  /** Null while there is none. */
  get map(): FollowedMap | null {
    return this.#map;
  }

  /** Calls `listener` after every change until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  /** Asks now, and again and again until `stop`. */
  follow(): void {
    const round = async () => {
      await this.ask();
      if (this.#timer !== null) this.#timer = setTimeout(round, pause);
    };
    this.#timer = setTimeout(round, 0);
  }

  stop(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Shows the map of another document. */
  look(document: number): void {
    [this.#document, this.#known, this.#map] = [document, 0, null];
    void this.ask();
  }

  async ask(): Promise<void> {
    try {
      this.#sweep = (await this.#answer("state")) as WatchedSweep;
      this.#document ??= this.#sweep.maps[0]?.document ?? null;
      if (this.#document !== null) await this.#askForRows(this.#document);
      this.#answers = true;
    } catch {
      // The process has ended, or the machine sleeps: the page keeps the last numbers and shows a note.
      this.#answers = false;
    }
    this.#version++;
    for (const listener of this.#listeners) listener();
  }

  /** Of a large map the rows come in several answers. */
  async #askForRows(document: number): Promise<void> {
    for (let more = true; more; ) {
      const before = this.#known;
      const told = (await this.#answer(`rows?document=${document}&known=${before}`)) as WatchedRows;
      // Another map may have been chosen, or the same rows asked for twice.
      if (this.#document !== document || this.#known !== before) return;
      this.#map ??= mapOf(document, told.document);
      this.#map?.results.accept(told.rows.map(readClone).filter(isReport).map(readReport));
      this.#known = told.known;
      more = told.rows.length > 0;
    }
  }

  async #answer(path: string): Promise<unknown> {
    const response = await this.#ask(path);
    if (!response.ok) throw new Error(await response.text());
    return response.json();
  }
}

function mapOf(document: number, text: string): FollowedMap | null {
  const parsed = parseExperiment(JSON.parse(text));
  if (!parsed.ok || !parsed.experiment.map) return null;
  const { experiment } = parsed;
  const results = new MapResults();
  results.open(experiment.map);
  results.setActivity("idle");
  return { document, experiment, results, workers: 1, shows: (other) => other === experiment };
}

/** The document's own result, and the values of its sweep, are no runs of the map. */
function isReport(value: unknown): value is MapReport {
  return typeof value === "object" && value !== null && "run" in value && "certificate" in value;
}
