/**
 * The results of a learnability map. Like the series of a run they stay outside the store: charts read them when they
 * draw. `version` counts changes.
 */
import type { GpuFailure } from "../../../../platform/engine/backend";
import type { LearnabilityMap } from "../../document/map";
import { placeIndex, type RunPlace } from "../../engine/map/cells";
import type { DataBounds, MapReport, MapRun } from "../../engine/map/report";

export type MapActivity = "loading" | "idle" | "running" | "paused" | "finished";

/** The GPU that trains runs of the map, its name null before it is known; or why it does not. */
export type MapGpu = { readonly device: string | null } | { readonly failure: GpuFailure };

export class MapResults {
  #version = 0;
  #activity: MapActivity = "loading";
  #map: LearnabilityMap | null = null;
  readonly #runs = new Map<number, MapRun>();
  readonly #certificates = new Map<string, DataBounds>();
  readonly #working = new Map<number, number>();
  #forecast: Float64Array | null = null;
  #gpu: MapGpu | null = null;
  readonly #listeners = new Set<() => void>();

  get version(): number {
    return this.#version;
  }

  get activity(): MapActivity {
    return this.#activity;
  }

  /** By `placeIndex`. */
  get runs(): ReadonlyMap<number, MapRun> {
    return this.#runs;
  }

  /** By the name of the data set. */
  get certificates(): ReadonlyMap<string, DataBounds> {
    return this.#certificates;
  }

  /** How far the runs in work are, 0 to 1, by `placeIndex`. */
  get working(): ReadonlyMap<number, number> {
    return this.#working;
  }

  /** Milliseconds of a run of each cell, row by row, as measured beforehand; null before that. */
  get forecast(): Float64Array | null {
    return this.#forecast;
  }

  /** Null while all runs are the processor's. */
  get gpu(): MapGpu | null {
    return this.#gpu;
  }

  setGpu(gpu: MapGpu | null): void {
    this.#gpu = gpu;
    this.#changed();
  }

  open(map: LearnabilityMap | null): void {
    this.#map = map;
    this.#runs.clear();
    this.#certificates.clear();
    this.#working.clear();
    this.#forecast = null;
    this.#gpu = null;
    this.#activity = "loading";
    this.#changed();
  }

  setActivity(activity: MapActivity): void {
    this.#activity = activity;
    if (activity === "idle") this.#working.clear();
    this.#changed();
  }

  setForecast(forecast: Float64Array): void {
    this.#forecast = forecast;
    this.#changed();
  }

  /** Takes runs in; those that are no part of the map are left out. */
  accept(reports: readonly MapReport[]): void {
    const map = this.#map;
    if (!map) return;
    for (const { run, certificate } of reports) {
      const { x, y, seed } = run.place;
      if (x >= map.x.points.length || y >= map.y.points.length || seed >= map.seeds) continue;
      const index = placeIndex(map, run.place);
      this.#runs.set(index, run);
      this.#working.delete(index);
      if (certificate) this.#certificates.set(certificate.key, certificate);
    }
    this.#changed();
  }

  progress(place: RunPlace, share: number): void {
    if (!this.#map) return;
    this.#working.set(placeIndex(this.#map, place), share);
    this.#changed();
  }

  /** Calls `listener` after every change until the returned function is called. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  #changed(): void {
    this.#version++;
    for (const listener of this.#listeners) listener();
  }
}

/**
 * Milliseconds until the map is complete, from the forecast, corrected by what finished runs of this sitting took on the
 * device that goes on; null without a forecast. A run on a GPU counts its share of the time of all that train beside it, so
 * what they take is not shared among workers; what one takes there is known when the first of them has ended.
 */
export function timeLeft(results: Pick<MapResults, "runs" | "working" | "forecast" | "gpu">, runs: number, workers: number): number | null {
  const { forecast, gpu } = results;
  if (!forecast) return null;
  const onGpu = gpu !== null && "device" in gpu;
  let [taken, expected, left] = [0, 0, 0];
  for (let index = 0; index < runs; index++) {
    const run = results.runs.get(index);
    const milliseconds = forecast[index % forecast.length];
    if (!run) left += milliseconds * (1 - (results.working.get(index) ?? 0));
    else if (run.outcome === "done" && run.stopped === null && (run.gpu !== undefined) === onGpu) {
      taken += run.milliseconds;
      expected += milliseconds;
    }
  }
  if (left === 0) return 0;
  if (onGpu) return expected > 0 ? (left * taken) / expected : null;
  return (left * (expected > 0 ? taken / expected : 1)) / Math.max(1, workers);
}
