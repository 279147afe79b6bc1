/**
 * A worker's part of a map: runs in the order of their requests, in slices, so that pings, pauses and further runs are
 * received. Worker and clock are injected.
 */

import type { LongComputation } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import type { OwnData } from "../../math/tasks/dataset";
import type { RunPlace } from "./cells";
import { MapData } from "./data-sets";
import type { FromMapWorker, ToMapWorker } from "./messages";
import { type ProbedCost, probeRun } from "./probe";
import { computeRun } from "./train";

export interface MapServerPort {
  readonly post: (message: FromMapWorker) => void;
  /** Calls back after waiting messages have been delivered. */
  readonly defer: (turn: () => void) => void;
  /** Milliseconds from any origin. */
  readonly now: () => number;
}

const sliceMilliseconds = 20;
const progressMilliseconds = 250;

/** The present work: it yields its share and returns its messages. */
interface Work {
  readonly place: RunPlace | null;
  readonly program: LongComputation<FromMapWorker>;
}

interface Current {
  readonly map: number;
  readonly experiment: Experiment;
  readonly data: OwnData | null;
  readonly sets: MapData;
  readonly waiting: Work[];
  paused: boolean;
  told: number;
}

export class MapServer {
  readonly #port: MapServerPort;
  #current: Current | null = null;
  #deferred = false;

  constructor(port: MapServerPort) {
    this.#port = port;
  }

  receive(message: ToMapWorker): void {
    if (message.type === "map") this.#begin(message);
    const current = this.#current;
    if (!current || message.map !== current.map) return;
    if (message.type === "pause") current.paused = true;
    if (message.type === "play") current.paused = false;
    if (message.type === "run") current.waiting.push(runOf(current, message));
    if (message.type === "probe") current.waiting.push({ place: null, program: probesOf(current, message.places) });
    this.#proceed();
  }

  #begin({ map, experiment, data }: Extract<ToMapWorker, { type: "map" }>): void {
    this.#current?.waiting[0]?.program.return(undefined as never);
    this.#current = { map, experiment, data, sets: new MapData(), waiting: [], paused: false, told: this.#port.now() };
  }

  #proceed(): void {
    const current = this.#current;
    if (this.#deferred || !current || current.paused || current.waiting.length === 0) return;
    this.#deferred = true;
    this.#port.defer(() => {
      this.#deferred = false;
      this.#slice();
      this.#proceed();
    });
  }

  #slice(): void {
    const current = this.#current;
    if (!current || current.paused) return;
    const end = this.#port.now() + sliceMilliseconds;
    for (let work = current.waiting[0]; work !== undefined; work = current.waiting[0]) {
      const turn = work.program.next();
      if (turn.done) {
        current.waiting.shift();
        this.#port.post(turn.value);
      } else this.#tell(current, work, turn.value);
      if (this.#port.now() >= end) return;
    }
  }

  #tell(current: Current, { place }: Work, share: number): void {
    const now = this.#port.now();
    if (!place || now - current.told < progressMilliseconds) return;
    current.told = now;
    this.#port.post({ type: "progress", map: current.map, place, share });
  }
}

function runOf(current: Current, { place, certify }: Extract<ToMapWorker, { type: "run" }>): Work {
  return { place, program: reported(current, place, certify) };
}

function* reported({ map, experiment, data, sets }: Current, place: RunPlace, certify: boolean): LongComputation<FromMapWorker> {
  return { type: "report", map, report: yield* computeRun(sets, { experiment, data, place, certify }) };
}

function* probesOf({ map, experiment, data }: Current, places: readonly RunPlace[]): LongComputation<FromMapWorker> {
  const costs: (ProbedCost | null)[] = [];
  for (const place of places) {
    costs.push(yield* probeRun(experiment, data, place));
    yield costs.length / places.length;
  }
  return { type: "probed", map, costs };
}
