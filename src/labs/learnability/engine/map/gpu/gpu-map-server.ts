/**
 * The GPU's part of a map: batches of runs, trained together. Worker, clock and device are injected, so that tests drive it
 * as the worker does.
 */

import type { GpuFailure } from "../../../../../platform/engine/backend";
import { describeFailure } from "../../../../../platform/engine/failure";
import type { LongComputation } from "../../../../../platform/numerics/progress";
import type { Experiment } from "../../../document/document";
import { ErrorMeter } from "../../../math/learners/gradient/measure";
import type { OwnData } from "../../../math/tasks/dataset";
import { CallPace } from "../../gpu/call-pace";
import { experimentAt, mappedLearner, type RunPlace } from "../cells";
import { certificateOf, type HeldData, MapData } from "../data-sets";
import type { FromMapWorker, ToMapWorker } from "../messages";
import { type DataCertificate, failedRun } from "../report";
import type { MapDevice } from "./device";
import { type PreparedRun, RunGroup } from "./run-group";

export interface GpuMapServerPort {
  /** Rejects when there is no GPU. */
  readonly openDevice: () => Promise<MapDevice>;
  /** Converts an error of the device. */
  readonly failureOf: (error: unknown) => GpuFailure;
  readonly post: (message: FromMapWorker) => void;
  /** Resolves after waiting messages have been delivered. */
  readonly breathe: () => Promise<void>;
  /** Milliseconds from any origin. */
  readonly now: () => number;
}

const sliceMilliseconds = 20;
const progressMilliseconds = 250;
/** Bytes of the data sets in training together. */
const mostBytes = 192 * 1024 ** 2;

interface Current {
  readonly map: number;
  readonly experiment: Experiment;
  readonly data: OwnData | null;
  readonly sets: MapData;
  paused: boolean;
  told: number;
}

type Batch = Extract<ToMapWorker, { type: "batch" }>;

export class GpuMapServer {
  readonly #port: GpuMapServerPort;
  #device: Promise<MapDevice> | null = null;
  #current: Current | null = null;
  #played: (() => void) | null = null;

  constructor(port: GpuMapServerPort) {
    this.#port = port;
  }

  receive(message: ToMapWorker): void {
    if (message.type === "map") {
      const { map, experiment, data } = message;
      this.#current = { map, experiment, data, sets: new MapData(), paused: false, told: this.#port.now() };
    }
    const current = this.#current;
    if (!current || message.map !== current.map) return;
    if (message.type === "pause") current.paused = true;
    if (message.type === "play") {
      current.paused = false;
      this.#played?.();
    }
    if (message.type === "batch") void this.#perform(current, message);
  }

  async #perform(current: Current, { runs }: Batch): Promise<void> {
    try {
      this.#device ??= this.#port.openDevice();
      const device = await this.#device;
      this.#post(current, { type: "device", map: current.map, name: device.name });
      let waiting = runs;
      while (waiting.length > 0) {
        const { prepared, left } = await this.#prepare(current, device, waiting);
        for (const alike of byShape(prepared)) await this.#train(current, device, alike);
        waiting = left;
      }
    } catch (error) {
      void this.#device?.then(
        (device) => device.close(),
        () => {},
      );
      this.#device = null;
      this.#post(current, { type: "gave-up", map: current.map, failure: this.#port.failureOf(error) });
    }
  }

  /** Generates the data of as many runs as fit into memory. A problem of the data is part of the run's report. */
  async #prepare(current: Current, device: MapDevice, runs: Batch["runs"]): Promise<{ prepared: PreparedRun[]; left: Batch["runs"] }> {
    const { experiment, map } = current;
    const prepared: PreparedRun[] = [];
    const seen = new Set<HeldData>();
    let bytes = 0;
    for (const [k, { place, certify }] of runs.entries()) {
      if (bytes > mostBytes) return { prepared, left: runs.slice(k) };
      const own = experimentAt(experiment, place);
      const spec = own.learners[mappedLearner];
      try {
        if (spec.kind !== "gradient") throw new Error("the map's learner is no gradient learner");
        const { held, certificate } = await this.#work(dataOf(current, place, certify));
        if (!device.holds(spec, held.dataset)) {
          this.#post(current, { type: "refused", map, place });
          continue;
        }
        prepared.push({ place, spec, seed: own.seed, held, certificate });
        if (!seen.has(held)) bytes += 2 * held.memory.workspace.bytesInUse;
        seen.add(held);
      } catch (error) {
        this.#post(current, { type: "report", map, report: { run: failedRun(place, describeFailure(error)), certificate: null } });
      }
    }
    return { prepared, left: [] };
  }

  async #work<Result>(computation: LongComputation<Result>): Promise<Result> {
    let end = this.#port.now() + sliceMilliseconds;
    for (let turn = computation.next(); ; turn = computation.next()) {
      if (turn.done) return turn.value;
      if (this.#port.now() < end) continue;
      await this.#port.breathe();
      end = this.#port.now() + sliceMilliseconds;
    }
  }

  async #train(current: Current, device: MapDevice, runs: readonly PreparedRun[]): Promise<void> {
    const widest = Math.max(...runs.map(({ spec }) => spec.heads));
    const meters = new Map<HeldData, { readonly meter: ErrorMeter; readonly mark: ReturnType<HeldData["memory"]["workspace"]["mark"]> }>();
    const meterOf = (held: HeldData) => {
      const known = meters.get(held);
      if (known) return known.meter;
      const mark = held.memory.workspace.mark();
      const meter = new ErrorMeter(held.memory, held.dataset, widest);
      meters.set(held, { meter, mark });
      return meter;
    };
    const group = new RunGroup(device, current.experiment.stop, runs, meterOf);
    const pace = new CallPace();
    try {
      while (group.trains) {
        await this.#whilePlaying(current);
        const count = Math.min(group.untilRecorded, pace.steps);
        const start = this.#port.now();
        const reports = await group.advance(count);
        pace.note(count, this.#port.now() - start);
        for (const report of reports) this.#post(current, { type: "report", map: current.map, report });
        this.#tell(current, group);
        await this.#port.breathe();
      }
    } finally {
      group.dispose();
      for (const [{ memory }, { mark }] of meters) memory.workspace.release(mark);
    }
  }

  #whilePlaying(current: Current): Promise<void> {
    if (!current.paused) return Promise.resolve();
    return new Promise((go) => {
      this.#played = go;
    });
  }

  #tell(current: Current, group: RunGroup): void {
    const now = this.#port.now();
    if (now - current.told < progressMilliseconds) return;
    current.told = now;
    for (const { place, share } of group.progress()) this.#post(current, { type: "progress", map: current.map, place, share });
  }

  /** Posts a message, unless the map was replaced. */
  #post(current: Current, message: FromMapWorker): void {
    if (this.#current === current) this.#port.post(message);
  }
}

function* dataOf(
  { experiment, data, sets }: Current,
  place: RunPlace,
  certify: boolean,
): LongComputation<{ held: HeldData; certificate: DataCertificate | null }> {
  const held = yield* sets.of(experimentAt(experiment, place), data);
  return { held, certificate: certify ? yield* certificateOf(held) : null };
}

/** A population has data of one shape. */
function byShape(runs: readonly PreparedRun[]): PreparedRun[][] {
  const groups = new Map<string, PreparedRun[]>();
  for (const run of runs) {
    const { d, outputs } = run.held.dataset;
    const key = `${d} ${outputs}`;
    groups.set(key, [...(groups.get(key) ?? []), run]);
  }
  return [...groups.values()];
}
