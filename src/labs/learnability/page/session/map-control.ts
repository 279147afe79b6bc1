/** The map of the current document: its stored runs, the pool that computes the others, and the actions of the user. */

import { onDeleted } from "../../../../platform/state/deletions";
import type { Experiment } from "../../document/document";
import { type MapBackendChoice, mapBackend } from "../../engine/map/backend";
import { mapKey, mapOf, placeIndex } from "../../engine/map/cells";
import type { MapListener, MapPool } from "../../engine/map/pool";
import { forecast, type ProbedCost } from "../../engine/map/probe";
import type { OwnData } from "../../math/tasks/dataset";
import { isOwnData } from "../../math/tasks/registry";
import { importedRuns, onImport } from "./imported-runs";
import type { MapArchive } from "./map-archive";
import { MapResults } from "./map-results";

export interface MapControlOptions {
  readonly archive: MapArchive;
  readonly openPool: (listener: MapListener) => MapPool;
  /** The backend of learners, read whenever a map is started. */
  readonly backend: () => MapBackendChoice;
}

export class MapControl {
  readonly results = new MapResults();
  readonly #archive: MapArchive;
  readonly #openPool: (listener: MapListener) => MapPool;
  readonly #backend: () => MapBackendChoice;
  #costs: readonly (ProbedCost | null)[] = [];
  #pool: MapPool | null = null;
  #experiment: Experiment | null = null;
  #key = "";
  #data: OwnData | null = null;
  /** Whether the computation was requested while the map was still being opened. */
  #playOnceLoaded = false;
  readonly #stopListening: readonly (() => void)[];

  constructor({ archive, openPool, backend }: MapControlOptions) {
    this.#archive = archive;
    this.#openPool = openPool;
    this.#backend = backend;
    this.#stopListening = [onDeleted((part) => part === "maps" && void this.#startOver()), onImport(() => this.#takeImported())];
  }

  /** Number of workers that compute in parallel. */
  get workers(): number {
    return this.#pool?.workers ?? 1;
  }

  /** Whether runs can be computed: own data may not be open yet. */
  get ready(): boolean {
    return this.#pool !== null;
  }

  /** Whether the results belong to this experiment's map. */
  shows(experiment: Experiment): boolean {
    return experiment.map !== null && this.#key === mapKey(experiment);
  }

  /** Shows the map of an experiment. The same map continues; another one begins with its stored runs. */
  async show(experiment: Experiment, data: OwnData | null): Promise<void> {
    const key = experiment.map ? mapKey(experiment) : "";
    if (key === this.#key && data === this.#data) return;
    this.#pool?.dispose();
    this.#pool = null;
    this.#playOnceLoaded = false;
    [this.#key, this.#data, this.#experiment] = [key, data, experiment.map ? experiment : null];
    this.results.open(experiment.map);
    if (!experiment.map) return;
    const kept = await this.#archive.open(key);
    if (this.#key !== key || this.#experiment !== experiment) return;
    this.results.accept(kept);
    this.#acceptImported();
    if (this.#isComplete()) {
      this.results.setActivity("finished");
      return;
    }
    // Own data may not be open yet: without them there is nothing to measure.
    if (!isOwnData(experiment.task) || data) this.#pool = this.#opened(experiment, data);
    this.results.setActivity("idle");
    if (this.#playOnceLoaded) this.play();
  }

  /** Computes the missing runs once the map is open, including those that failed before. */
  play(): void {
    this.#playOnceLoaded = this.results.activity === "loading";
    if (!this.#pool || !this.#experiment) return;
    const { runs, certificates } = this.results;
    const done = [...runs].filter(([, { outcome }]) => outcome !== "failed").map(([index]) => index);
    this.results.setActivity("running");
    const backend = mapBackend(this.#backend(), this.#experiment, this.#costs, this.workers);
    if (backend === "WASM") this.results.setGpu(null);
    this.#pool.play(new Set(done), new Set(certificates.keys()), backend);
  }

  /** Runs in progress stop at their present step. */
  pause(): void {
    if (this.results.activity !== "running") return;
    this.#pool?.pause();
    this.results.setActivity("paused");
  }

  /** Ends all work; runs in progress are lost, finished ones are not. */
  cancel(): void {
    this.#pool?.cancel();
    this.results.setActivity(this.#isComplete() ? "finished" : "idle");
  }

  dispose(): void {
    for (const stop of this.#stopListening) stop();
    this.#pool?.dispose();
    this.#pool = null;
    this.#key = "";
  }

  /** Drops the results in memory, so that deleted runs are not written again. */
  async #startOver(): Promise<void> {
    if (!this.#experiment) return;
    this.#key = "";
    await this.show(this.#experiment, this.#data);
  }

  /** A result of the map in view has been opened. */
  #takeImported(): void {
    if (this.results.activity === "loading") return;
    this.#acceptImported();
    if (this.#isComplete()) this.cancel();
  }

  /** Shows and stores imported runs like those computed by this page. */
  #acceptImported(): void {
    if (!this.#experiment) return;
    const map = mapOf(this.#experiment);
    const imported = importedRuns(this.#key).filter(({ run }) => this.results.runs.get(placeIndex(map, run.place))?.outcome !== "done");
    this.results.accept(imported);
    for (const report of imported) this.#archive.keep(report);
  }

  #opened(experiment: Experiment, data: OwnData | null): MapPool {
    const pool = this.#openPool({
      onReport: (report) => {
        this.results.accept([report]);
        // Failed runs are not stored: they may succeed another time.
        if (report.run.outcome !== "failed") this.#archive.keep(report);
      },
      onProgress: (place, share) => this.results.progress(place, share),
      onProbed: (costs) => {
        this.#costs = costs;
        this.results.setForecast(forecast(experiment, costs));
      },
      onGpu: (state) => this.results.setGpu(state),
      onFinished: () => this.results.setActivity("finished"),
    });
    pool.open(experiment, data);
    return pool;
  }

  #isComplete(): boolean {
    if (!this.#experiment) return false;
    const { x, y, seeds } = mapOf(this.#experiment);
    return this.results.runs.size === x.points.length * y.points.length * seeds;
  }
}
