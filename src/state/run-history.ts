/** The runs of this browser: noted when they end, named by what changed, kept across reloads. */
import { type Experiment, parseExperiment } from "../experiment/learnability/document";
import { computeOf } from "./compute";
import type { FinalErrors, RunCurves, RunRecord, RunSummary } from "./run-record";
import { sameExperiment } from "./same";
import { savedVersion, upgraded } from "./saved-session";
import type { RunSeries } from "./series";
import type { Vault } from "./storage";
import type { PlaygroundStore } from "./store";
import { whatChanged } from "./what-changed";
import { sizeOf } from "./work";

/** Runs that are not pinned; beyond them the oldest are dropped. */
const most = 50;

export interface RunHistoryOptions {
  readonly store: PlaygroundStore;
  readonly series: RunSeries;
  readonly vault: Vault;
  readonly now: () => number;
}

export class RunHistory {
  readonly #store: PlaygroundStore;
  readonly #series: RunSeries;
  readonly #vault: Vault;
  readonly #now: () => number;
  /** Of runs of this sitting, and of others once they were asked for. */
  readonly #curves = new Map<string, RunCurves>();

  constructor({ store, series, vault, now }: RunHistoryOptions) {
    this.#store = store;
    this.#series = series;
    this.#vault = vault;
    this.#now = now;
  }

  /** What earlier sittings have kept; answers false when some of it could not be read. */
  async load(): Promise<boolean> {
    const values = await this.#vault.readAll("runs");
    const records = values.map(readRecord).filter((record) => record !== null);
    const known = new Set(this.#records.map(({ id }) => id));
    const merged = [...this.#records, ...records.filter(({ id }) => !known.has(id))].sort((a, b) => b.when - a.when);
    this.#store.setState({ history: merged });
    await this.#overlay();
    return records.length === values.length;
  }

  /** Remembers the current run. An experiment that is known gives the same curves again, so it stays one entry. */
  note(experiment: Experiment, finished: boolean): void {
    const compute = computeOf(experiment, this.#series, sizeOf(experiment, this.#store.getState().ownData));
    const summary = { ...summaryOf(experiment, this.#series, finished), compute };
    const known = this.#records.find((record) => sameExperiment(record.experiment, experiment));
    if (known && (JSON.stringify(known.summary) === JSON.stringify(summary) || known.summary.finished)) return;
    const record: RunRecord = {
      id: known?.id ?? newId(this.#now()),
      name: known?.name ?? whatChanged(this.#records[0]?.experiment ?? null, experiment),
      when: this.#now(),
      experiment,
      pinned: known?.pinned ?? false,
      overlaid: known?.overlaid ?? false,
      summary,
    };
    const curves = curvesOf(experiment, this.#series);
    this.#curves.set(record.id, curves);
    void this.#vault.write("curves", record.id, { version: savedVersion, curves });
    this.#keep(record);
    this.#store.setState({ history: [record, ...this.#records.filter(({ id }) => id !== record.id)] });
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
    this.#curves.delete(id);
    void this.#vault.remove("runs", id);
    void this.#vault.remove("curves", id);
    this.#store.setState({ history: this.#records.filter((record) => record.id !== id) });
    void this.#overlay();
  }

  get #records(): readonly RunRecord[] {
    return this.#store.getState().history;
  }

  #change(id: string, change: Partial<RunRecord>): void {
    const history = this.#records.map((record) => (record.id === id ? { ...record, ...change } : record));
    this.#store.setState({ history });
    const changed = history.find((record) => record.id === id);
    if (changed) this.#keep(changed);
  }

  #keep(record: RunRecord): void {
    void this.#vault.write("runs", record.id, { version: savedVersion, ...record });
  }

  #dropOldest(): void {
    const loose = this.#records.filter(({ pinned }) => !pinned);
    for (const { id } of loose.slice(most)) this.remove(id);
  }

  /** Hands the curves of the overlaid runs to the charts; those of earlier sittings are fetched first. */
  async #overlay(): Promise<void> {
    const wanted = this.#records.filter(({ overlaid }) => overlaid);
    for (const { id } of wanted) if (!this.#curves.has(id)) this.#curves.set(id, await this.#fetch(id));
    const overlays = this.#records
      .filter(({ overlaid }) => overlaid)
      .map(({ id, name }) => ({ id, name, learners: this.#curves.get(id) ?? [] }));
    if (overlays.length > 0 || this.#series.overlays.length > 0) this.#series.setOverlays(overlays);
  }

  async #fetch(id: string): Promise<RunCurves> {
    const saved = upgraded(await this.#vault.read("curves", id));
    return Array.isArray(saved?.curves) ? (saved.curves as RunCurves) : [];
  }
}

function curvesOf({ learners }: Experiment, series: RunSeries): RunCurves {
  return learners.map((_, index) => series.learner(index)?.curve ?? null);
}

function summaryOf(experiment: Experiment, series: RunSeries, finished: boolean): RunSummary {
  const learners = curvesOf(experiment, series).map((curve): FinalErrors | null => {
    const last = (curve?.step.length ?? 0) - 1;
    return curve && last >= 0 ? { train: known(curve.train[last]), test: known(curve.test[last]) } : null;
  });
  return { finished, learners };
}

function known(error: number): number | null {
  return Number.isFinite(error) ? error : null;
}

function newId(now: number): string {
  return `${now.toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
}

function readRecord(value: unknown): RunRecord | null {
  const saved = upgraded(value);
  if (!saved) return null;
  const { id, name, when, pinned, overlaid, summary } = saved as Partial<RunRecord>;
  const parsed = parseExperiment(saved.experiment);
  if (!parsed.ok || typeof id !== "string" || typeof name !== "string" || typeof when !== "number") return null;
  if (!summary || !Array.isArray(summary.learners)) return null;
  if (summary.compute !== undefined && !Array.isArray(summary.compute)) return null;
  return { id, name, when, experiment: parsed.experiment, pinned: pinned === true, overlaid: overlaid === true, summary };
}
