import { describe, expect, it } from "vitest";
import { serializeResult } from "../../../../platform/documents/serialize-result";
import { describeFailure } from "../../../../platform/engine/failure";
import { fleetingPreferences } from "../../../../platform/state/preferences";
import { SafeStorage } from "../../../../platform/state/storage";
import { deleteStored } from "../../../../platform/state/storage-usage";
import { MemoryStorage, settle } from "../../../../platform/state/testing";
import { mapKey, mapOf, placeIndex, type RunPlace } from "../../engine/map/cells";
import { workOrder } from "../../engine/map/order";
import type { MapListener, MapPool } from "../../engine/map/pool";
import { failedRun, type MapReport } from "../../engine/map/report";
import { resultOfRuns } from "../../engine/map/result";
import { runMap } from "../../engine/map/run-map";
import { median, summarize, typicalRun } from "../../engine/map/summary";
import { mapped } from "../../engine/map/testing";
import { kernelVersion } from "../../math/kernel-version";
import { importRuns } from "./imported-runs";
import { MapArchive } from "./map-archive";
import { MapControl } from "./map-control";
import { timeLeft } from "./map-results";

class FakePool implements MapPool {
  readonly workers = 2;
  readonly calls: string[] = [];
  done: ReadonlySet<number> = new Set();
  readonly listener: MapListener;
  constructor(listener: MapListener) {
    this.listener = listener;
  }
  open(): void {
    this.calls.push("open");
  }
  play(done: ReadonlySet<number>): void {
    this.calls.push("play");
    this.done = done;
  }
  pause(): void {
    this.calls.push("pause");
  }
  cancel(): void {
    this.calls.push("cancel");
  }
  dispose(): void {
    this.calls.push("dispose");
  }
}

const experiment = mapped();
const map = mapOf(experiment);
const places = workOrder(map);
const certificate = { key: "data", samples: 4, psi: 6, rank: 4, nullity: 2, lambdaMin: 0, lambdaMax: 1 };

function reportOf(place: RunPlace, error = 0.5): MapReport {
  const curve = { step: Float64Array.of(1, 2), error: Float64Array.of(1, error) };
  const run = {
    ...failedRun(place, describeFailure("")),
    outcome: "done" as const,
    reason: null,
    error,
    curve,
    steps: 2,
    milliseconds: 10,
  };
  return { run, certificate };
}

function sitting(storage: MemoryStorage, now = 1) {
  const pools: FakePool[] = [];
  const troubles: string[] = [];
  const vault = new SafeStorage(storage, (reason) => troubles.push(reason));
  const control = new MapControl({
    archive: new MapArchive(vault, () => now),
    openPool: (listener) => {
      pools.push(new FakePool(listener));
      return pools[pools.length - 1];
    },
    backend: () => "WASM",
  });
  return { control, pools, troubles };
}

describe("a map", () => {
  it("keeps its finished runs across a reload, bit for bit, and asks for the others alone", async () => {
    const storage = new MemoryStorage();
    const before = sitting(storage);
    await before.control.show(experiment, null);
    before.control.play();
    for (const place of places.slice(0, 5)) before.pools[0].listener.onReport(reportOf(place, 0.1 + place.x / 3));
    await settle();
    const after = sitting(storage);
    await after.control.show(experiment, null);
    expect(after.control.results.activity).toBe("idle");
    expect([...after.control.results.runs]).toEqual([...before.control.results.runs]);
    expect(after.control.results.certificates.get("data")).toEqual(certificate);
    after.control.play();
    expect([...after.pools[0].done].toSorted((a, b) => a - b)).toEqual(
      places
        .slice(0, 5)
        .map((place) => placeIndex(map, place))
        .toSorted((a, b) => a - b),
    );
  });

  it("begins anew when what is kept of it is deleted, and keeps only what comes after that", async () => {
    const storage = new MemoryStorage();
    const { control, pools } = sitting(storage);
    await control.show(experiment, null);
    for (const place of places.slice(0, 3)) pools[0].listener.onReport(reportOf(place));
    await settle();
    await deleteStored(storage, fleetingPreferences(), "maps", []);
    await settle();
    expect([...control.results.runs]).toEqual([]);
    expect(control.results.activity).toBe("idle");
    pools[1].listener.onReport(reportOf(places[4]));
    await settle();
    const after = sitting(storage);
    await after.control.show(experiment, null);
    expect([...after.control.results.runs.keys()]).toEqual([placeIndex(map, places[4])]);
    control.dispose();
    await deleteStored(storage, fleetingPreferences(), "maps", []);
    expect([...control.results.runs]).toHaveLength(1);
  });

  it("drawn by two tabs at once keeps the runs of both, and what was kept before tabs had names", async () => {
    const storage = new MemoryStorage();
    const key = mapKey(experiment);
    await storage.write("maps", key, { version: 1, key, savedAt: 1, parts: 1 });
    await storage.write("map-runs", `0/${key}`, { version: 1, key, reports: [reportOf(places[0])] });
    const [one, two] = [sitting(storage), sitting(storage)];
    for (const { control } of [one, two]) await control.show(experiment, null);
    for (const place of places.slice(1, 4)) one.pools[0].listener.onReport(reportOf(place));
    for (const place of places.slice(3, 7)) two.pools[0].listener.onReport(reportOf(place));
    await settle();
    const later = sitting(storage);
    await later.control.show(experiment, null);
    const expected = places.slice(0, 7).map((place) => placeIndex(map, place));
    expect([...later.control.results.runs.keys()].toSorted((a, b) => a - b)).toEqual(expected.toSorted((a, b) => a - b));
  });

  it("that is complete needs no worker any more", async () => {
    const storage = new MemoryStorage();
    const before = sitting(storage);
    await before.control.show(experiment, null);
    for (const place of places) before.pools[0].listener.onReport(reportOf(place));
    await settle();
    const after = sitting(storage);
    await after.control.show(experiment, null);
    expect([after.control.results.activity, after.pools.length]).toEqual(["finished", 0]);
  });

  it("that somebody brings in a result is shown from it, without a worker, and kept like any other", async () => {
    const result = { kernels: kernelVersion, map: resultOfRuns(experiment, runMap(experiment, null)) };
    const read = () => JSON.parse(serializeResult(result));
    const [waiting, storage] = [sitting(new MemoryStorage()), new MemoryStorage()];
    await waiting.control.show(experiment, null);
    waiting.control.play();
    importRuns(experiment, read());
    // A tab that shows the map already ends its computation.
    expect([waiting.control.results.activity, waiting.control.results.runs.size]).toEqual(["finished", places.length]);
    expect(waiting.pools[0].calls).toEqual(["open", "play", "cancel"]);
    // A tab that shows it later finds them.
    const { control, pools } = sitting(storage);
    await control.show(experiment, null);
    expect([control.results.activity, control.results.runs.size, pools.length]).toEqual(["finished", places.length, 0]);
    await settle();
    await deleteStored(new MemoryStorage(), fleetingPreferences(), "maps", []);
    const later = sitting(storage);
    await later.control.show(experiment, null);
    expect(new Map(later.control.results.runs)).toEqual(new Map(control.results.runs));
    await later.control.show({ ...experiment, map: { ...map, seed: 5 } }, null);
    expect(later.control.results.runs.size).toBe(0);
  });

  it("goes on while another way of showing it, or one of its runs, is opened, and ends with another map", async () => {
    const { control, pools } = sitting(new MemoryStorage());
    await control.show(experiment, null);
    control.play();
    await control.show({ ...experiment, seed: 77, map: { ...map, measure: "steps" } }, null);
    expect(pools[0].calls).toEqual(["open", "play"]);
    await control.show({ ...experiment, map: { ...map, seed: 9 } }, null);
    expect(pools[0].calls).toEqual(["open", "play", "dispose"]);
    await control.show({ ...experiment, map: null }, null);
    expect(control.results.runs.size).toBe(0);
  });

  it("is paused, cancelled and played, and tries failed runs again", async () => {
    const { control, pools } = sitting(new MemoryStorage());
    await control.show(experiment, null);
    control.play();
    pools[0].listener.onReport({ run: failedRun(places[0], describeFailure("too large")), certificate: null });
    pools[0].listener.onProgress(places[1], 0.5);
    control.pause();
    expect(control.results.activity).toBe("paused");
    control.play();
    expect(pools[0].done.size).toBe(0);
    control.cancel();
    expect([control.results.activity, control.results.working.size]).toEqual(["idle", 0]);
    expect(pools[0].calls).toEqual(["open", "play", "pause", "play", "cancel"]);
  });

  it("that is asked for while it is being opened is computed once it is open, and no other in its place", async () => {
    const { control, pools } = sitting(new MemoryStorage());
    const open = control.show(experiment, null);
    control.play();
    expect(pools).toEqual([]);
    await open;
    expect([control.results.activity, pools[0].calls]).toEqual(["running", ["open", "play"]]);
    control.cancel();
    const other = control.show({ ...experiment, map: { ...map, seed: 5 } }, null);
    control.play();
    await Promise.all([other, control.show({ ...experiment, map: { ...map, seed: 6 } }, null)]);
    expect(control.results.activity).toBe("idle");
  });

  it("is computed in memory where nothing can be kept", async () => {
    const storage = new MemoryStorage();
    const { control, pools, troubles } = sitting(storage);
    await control.show(experiment, null);
    storage.failure = new DOMException("full", "QuotaExceededError");
    for (const place of places) pools[0].listener.onReport(reportOf(place));
    await settle();
    expect(troubles).toEqual(["full"]);
    expect(control.results.runs.size).toBe(places.length);
  });

  it("makes room for later ones, and leaves out what cannot be read", async () => {
    const storage = new MemoryStorage();
    for (let seed = 1; seed <= 9; seed++) {
      const { control, pools } = sitting(storage, seed);
      await control.show({ ...experiment, map: { ...map, seed } }, null);
      pools[0].listener.onReport(reportOf(places[0]));
      await settle();
    }
    expect(storage.areas.get("maps")?.size).toBe(6);
    expect(storage.areas.get("map-runs")?.size).toBe(6);
    const key = mapKey({ ...experiment, map: { ...map, seed: 9 } });
    const [place] = [...(storage.areas.get("map-runs")?.keys() ?? [])].filter((name) => name.endsWith(key));
    storage.areas.get("map-runs")?.set(place, { version: 1, key, reports: [{ run: { place: 3 } }, reportOf(places[1])] });
    const { control } = sitting(storage, 10);
    await control.show({ ...experiment, map: { ...map, seed: 9 } }, null);
    expect([...control.results.runs.keys()]).toEqual([placeIndex(map, places[1])]);
  });
});

describe("the time left", () => {
  it("follows the forecast until runs have been measured, and then these", async () => {
    const { control, pools } = sitting(new MemoryStorage());
    await control.show(experiment, null);
    const { results } = control;
    expect(timeLeft(results, 12, 2)).toBeNull();
    pools[0].listener.onProbed([{ work: 1, step: 0.1, look: 0 }]);
    expect(timeLeft(results, 12, 2)).toBeCloseTo((12 * 15) / 2, 6);
    pools[0].listener.onReport({ ...reportOf(places[0]), run: { ...reportOf(places[0]).run, milliseconds: 30 } });
    pools[0].listener.onProgress(places[1], 0.5);
    expect(timeLeft(results, 12, 2)).toBeCloseTo((10.5 * 30) / 2, 6);
  });

  it("of runs side by side on a GPU is not shared among workers, and known when one of them has ended", async () => {
    const { control, pools } = sitting(new MemoryStorage());
    await control.show(experiment, null);
    const { results } = control;
    pools[0].listener.onProbed([{ work: 1, step: 0.1, look: 0 }]);
    pools[0].listener.onReport({ ...reportOf(places[0]), run: { ...reportOf(places[0]).run, milliseconds: 30 } });
    pools[0].listener.onGpu({ device: "a GPU" });
    expect(timeLeft(results, 12, 2)).toBeNull();
    pools[0].listener.onReport({ ...reportOf(places[1]), run: { ...reportOf(places[1]).run, milliseconds: 3, gpu: "a GPU" } });
    expect(timeLeft(results, 12, 2)).toBeCloseTo(10 * 3, 6);
    pools[0].listener.onGpu({ failure: { reason: "lost", problem: describeFailure("the GPU was lost") } });
    expect(timeLeft(results, 12, 2)).toBeCloseTo((10 * 30) / 2, 6);
  });
});

describe("the figures of a cell", () => {
  it("are medians over its seeds, in which a run that diverged is the worst", () => {
    expect(median([])).toBeNaN();
    expect(median([3, 1, 2])).toBe(2);
    expect(median([1, 4])).toBe(2);
    expect(median([1, Number.POSITIVE_INFINITY])).toBe(Number.POSITIVE_INFINITY);
    const diverged = { ...reportOf(places[0]).run, outcome: "diverged" as const, error: Number.NaN };
    const runs = [diverged, reportOf({ ...places[0], seed: 1 }, 1e-9).run];
    const [cell] = summarize(experiment, runs, new Map());
    expect(cell).toMatchObject({
      error: Number.POSITIVE_INFINITY,
      success: 0.5,
      steps: Number.POSITIVE_INFINITY,
      diverged: 1,
      nullity: null,
    });
    expect(typicalRun(cell.runs)?.error).toBe(1e-9);
    expect(typicalRun([failedRun(places[0], describeFailure(""))])).toBeNull();
  });

  it("say where the data leave directions free", () => {
    const { runs, certificates } = runMap(experiment, null);
    const cells = summarize(experiment, runs, certificates);
    expect(cells.map(({ nullity }) => nullity)).toEqual([2, 2, 2, 0, 0, 0]);
    expect(cells.every(({ runs: own }) => own.length === 2)).toBe(true);
    expect(cells[3].lambdaMin).toBeGreaterThan(0);
  });
});
