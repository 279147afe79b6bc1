/** The runs of this browser: recorded when they end, named by what changed, kept across reloads. */
import type { LabDocument } from "../documents/kind";
import { sameDocument } from "../documents/same";
import type { LabSession, LabSource, OpenLab } from "./lab-session";
import { readAnyDocument } from "./labs";
import type { RunRecord } from "./run-record";
import { type Kept, savedVersion, upgraded } from "./saved-version";
import type { SafeStorage } from "./storage";
import type { PlaygroundStore } from "./store";

/** Most runs that are not pinned; the oldest are dropped. */
const most = 50;

/** The name of a run whose name could not be made, since that code could not be fetched. */
const unnamed = "run";

type Curves = readonly unknown[];

/** A run at its end. */
interface Noted {
  readonly lab: LabSession;
  readonly experiment: LabDocument;
  readonly summary: RunRecord["summary"];
  readonly curves: Curves;
  readonly when: number;
}

export interface RunHistoryOptions {
  readonly store: PlaygroundStore;
  readonly storage: SafeStorage;
  readonly labs: LabSource;
  readonly now: () => number;
}

export class RunHistory {
  readonly #options: RunHistoryOptions;
  /** The open lab: curves are drawn over those of its own runs only. */
  #open: OpenLab | null = null;
  #lab = "";
  /** Curves of runs of this session, and of earlier ones once they were requested. */
  readonly #curves = new Map<string, Curves>();
  /**
   * Runs are entered one after another: each once the code of names has come, and those that ended early, as a run resumed shortly
   * before its end, once the stored history has been loaded. Before that a stored run would appear twice.
   */
  #entered: Promise<void>;
  #loaded = () => {};

  constructor(options: RunHistoryOptions) {
    this.#options = options;
    this.#entered = new Promise((resolve) => (this.#loaded = resolve));
    if (!options.storage.works) this.#loaded();
  }

  /** Loads the stored history; resolves to false when some of it could not be read. */
  async load(): Promise<boolean> {
    const { storage, store, labs } = this.#options;
    const values = await storage.readAll("runs");
    const read = await Promise.all(values.map((value) => readRecord(value, labs)));
    const records = read.filter((record) => record !== null);
    store.setState({ history: records.sort((a, b) => b.when - a.when) });
    this.#loaded();
    await this.#entered;
    await this.#overlay();
    return records.length === values.length;
  }

  /** Another lab was opened. */
  follow(lab: string, open: OpenLab): void {
    this.#lab = lab;
    this.#open = open;
    void this.#overlay();
  }

  /** Records the current run. An equal document gives the same curves, so it stays one entry. */
  note(lab: LabSession, experiment: LabDocument, finished: boolean): void {
    if (!this.#open) return;
    const { store, now } = this.#options;
    const summary = this.#open.summary(experiment, finished, store.getState().ownData);
    const noted = { lab, experiment, summary, curves: this.#open.curves(experiment), when: now() };
    this.#entered = this.#entered.then(() => this.#enter(noted));
  }

  async #enter({ lab, experiment, summary, curves, when }: Noted): Promise<void> {
    const { store, storage } = this.#options;
    const find = () => this.#records.find((record) => sameDocument(record.experiment, experiment));
    const before = this.#records.find((record) => record.experiment.lab === experiment.lab);
    const name = find()?.name ?? (await lab.nameOfRun(before?.experiment ?? null, experiment).catch(() => unnamed));
    const known = find();
    if (known && (JSON.stringify(known.summary) === JSON.stringify(summary) || known.summary.finished)) return;
    const record: RunRecord = {
      id: known?.id ?? newId(when),
      name,
      when,
      experiment,
      pinned: known?.pinned ?? false,
      overlaid: known?.overlaid ?? false,
      summary,
    };
    this.#curves.set(record.id, curves);
    void storage.write("curves", record.id, { version: savedVersion, lab: experiment.lab, curves });
    this.#keep(record);
    store.setState({ history: [record, ...this.#records.filter(({ id }) => id !== record.id)] });
    this.#dropOldest();
    void this.#overlay();
  }

  pin(id: string, pinned: boolean): void {
    this.#change(id, { pinned });
    this.#dropOldest();
  }

  async overlay(id: string, overlaid: boolean): Promise<void> {
    this.#change(id, { overlaid });
    await this.#overlay();
  }

  remove(id: string): void {
    const { store, storage } = this.#options;
    this.#curves.delete(id);
    void storage.remove("runs", id);
    void storage.remove("curves", id);
    store.setState({ history: this.#records.filter((record) => record.id !== id) });
    void this.#overlay();
  }

  get #records(): readonly RunRecord[] {
    return this.#options.store.getState().history;
  }

  #change(id: string, change: Partial<RunRecord>): void {
    const history = this.#records.map((record) => (record.id === id ? { ...record, ...change } : record));
    this.#options.store.setState({ history });
    const changed = history.find((record) => record.id === id);
    if (changed) this.#keep(changed);
  }

  #keep(record: RunRecord): void {
    void this.#options.storage.write("runs", record.id, { version: savedVersion, ...record });
  }

  #dropOldest(): void {
    const loose = this.#records.filter(({ pinned }) => !pinned);
    for (const { id } of loose.slice(most)) this.remove(id);
  }

  /** Passes the curves of overlaid runs to the charts; stored ones are fetched first. */
  async #overlay(): Promise<void> {
    const wanted = () => this.#records.filter(({ overlaid, experiment }) => overlaid && experiment.lab === this.#lab);
    for (const { id } of wanted()) if (!this.#curves.has(id)) this.#curves.set(id, await this.#fetch(id));
    const overlays = wanted().map(({ id, name }) => ({ id, name, learners: this.#curves.get(id) ?? [] }));
    const series = this.#open?.series;
    if (series && (overlays.length > 0 || series.overlays.length > 0)) series.setOverlays(overlays);
  }

  async #fetch(id: string): Promise<Curves> {
    const saved = upgraded(await this.#options.storage.read("curves", id));
    return Array.isArray(saved?.curves) ? saved.curves : [];
  }
}

function newId(now: number): string {
  return `${now.toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

/** A run of a lab that is not loaded is listed unread, and read when it is opened again. */
async function readRecord(value: unknown, labs: LabSource): Promise<RunRecord | null> {
  const saved = upgraded(value);
  const named = saved && readNames(saved);
  if (!saved || !named) return null;
  const found = readAnyDocument(saved.experiment, labs);
  const summary = saved.summary as RunRecord["summary"] | undefined;
  if (found instanceof Promise) return summary ? { ...named, experiment: saved.experiment as LabDocument, summary } : null;
  if (!found.ok) return null;
  const read = found.lab.readSummary(summary);
  return read && { ...named, experiment: found.document, summary: read };
}

function readNames({ id, name, when, pinned, overlaid }: Kept): Omit<RunRecord, "experiment" | "summary"> | null {
  if (typeof id !== "string" || typeof name !== "string" || typeof when !== "number") return null;
  return { id, name, when, pinned: pinned === true, overlaid: overlaid === true };
}
