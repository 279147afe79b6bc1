/**
 * The pool of workers of a map, which receive one run after the other. A crashed worker is replaced and its runs are
 * repeated; a run that crashes workers repeatedly is marked as failed.
 */

import type { Backend, GpuFailure } from "../../../../platform/engine/backend";
import { openWorker } from "../../../../platform/engine/open-worker";
import { SupervisedWorker, type WorkerLike } from "../../../../platform/engine/supervised-worker";
import { poolSize, setCompanion } from "../../../../platform/engine/thread-plan";
import type { Experiment } from "../../document/document";
import { suitsGpu } from "../../math/learners/training-methods";
import type { OwnData } from "../../math/tasks/dataset";
import { labProblem } from "../lab-problem";
import { batchSize } from "./backend";
import { dataKey, experimentAt, mapOf, mappedLearner, placeIndex } from "./cells";
import { GpuShare } from "./gpu-share";
import type { FromMapWorker, ToMapWorker } from "./messages";
import { workOrder } from "./order";
import type { Handed, MapListener, MapPool, Opened } from "./pool";
import { probedPlaces } from "./probe";
import { failedRun } from "./report";

export interface MapPoolOptions {
  readonly createWorker: () => WorkerLike;
  readonly createGpuWorker: () => WorkerLike;
  readonly cores: number;
  readonly pingMilliseconds: number;
}

/** Number of attempts of a run. */
const attempts = 3;
/** Runs that a worker holds: a second one is queued, so that the worker never waits for the page. */
const depth = 2;
/** Among this many next runs, one whose data the worker has is preferred. */
const lookAhead = 4;

interface Slot {
  readonly worker: SupervisedWorker<ToMapWorker, FromMapWorker>;
  readonly handed: Handed[];
  /** Keys of data sets of its runs. */
  readonly known: Set<string>;
  probing: boolean;
}

export function openMapPool(listener: MapListener, options: Partial<MapPoolOptions> = {}): MapPool {
  return new Pool(listener, {
    createWorker: () => openWorker("learnability", "map"),
    createGpuWorker: () => openWorker("learnability", "map-gpu"),
    cores: globalThis.navigator?.hardwareConcurrency ?? 2,
    pingMilliseconds: 5000,
    ...options,
  });
}

class Pool implements MapPool {
  readonly workers: number;
  readonly #listener: MapListener;
  readonly #options: MapPoolOptions;
  #slots: Slot[] = [];
  #gpu: GpuShare | null = null;
  #opened: Opened | null = null;
  #maps = 0;

  constructor(listener: MapListener, options: MapPoolOptions) {
    this.#listener = listener;
    this.#options = options;
    this.workers = poolSize(options.cores);
  }

  open(experiment: Experiment, data: OwnData | null): void {
    this.cancel();
    this.#maps++;
    this.#opened = {
      number: this.#maps,
      experiment,
      data,
      waiting: [],
      tries: new Map(),
      certified: new Set(),
      playing: false,
    };
    this.#probe(this.#openSlot(this.#opened));
  }

  play(done: ReadonlySet<number>, certified: ReadonlySet<string>, backend: Backend): void {
    const opened = this.#opened;
    if (!opened) return;
    const { experiment, number } = opened;
    const map = mapOf(experiment);
    this.#set(opened, true);
    for (const key of certified) opened.certified.add(key);
    this.#takeGpu(opened, backend);
    const inWork = [...this.#slots.flatMap(({ handed }) => handed), ...(this.#gpu?.handed ?? [])];
    const held = new Set(inWork.map(({ place }) => placeIndex(map, place)));
    const open = workOrder(map).filter((place) => !done.has(placeIndex(map, place)) && !held.has(placeIndex(map, place)));
    opened.waiting = open.map((place) => {
      const own = experimentAt(experiment, place);
      const forGpu = this.#gpu !== null && suitsGpu(own.learners[mappedLearner]);
      return { place, key: dataKey(own), forGpu };
    });
    this.#gpu?.tell("play");
    this.#man(opened);
    for (const { worker } of this.#slots) worker.post({ type: "play", map: number });
    this.#handOut();
  }

  pause(): void {
    const opened = this.#opened;
    if (!opened) return;
    this.#set(opened, false);
    this.#gpu?.tell("pause");
    for (const { worker } of this.#slots) worker.post({ type: "pause", map: opened.number });
  }

  cancel(): void {
    for (const { worker } of this.#slots) worker.close();
    this.#slots = [];
    this.#gpu?.close();
    this.#gpu = null;
    if (!this.#opened) return;
    this.#opened = { ...this.#opened, waiting: [] };
    this.#set(this.#opened, false);
  }

  dispose(): void {
    this.cancel();
    this.#opened = null;
  }

  #set(opened: Opened, playing: boolean): void {
    opened.playing = playing;
    setCompanion(this, playing);
  }

  /** Opens or closes the worker with the GPU, as chosen. Runs of a closed worker are dropped from its list. */
  #takeGpu(opened: Opened, backend: Backend): void {
    if (backend === "WASM") {
      for (const { key } of this.#gpu?.handed ?? []) opened.certified.delete(key);
      this.#gpu?.close();
      this.#gpu = null;
    } else if (!this.#gpu) {
      const { createGpuWorker, pingMilliseconds } = this.#options;
      this.#gpu = new GpuShare(createGpuWorker, pingMilliseconds, opened, {
        onMessage: (message) => this.#receiveFromGpu(opened, message),
        onGaveUp: (failure) => this.#withoutGpu(opened, failure),
      });
      this.#listener.onGpu({ device: null });
    }
  }

  #receiveFromGpu(opened: Opened, message: FromMapWorker): void {
    if (message.type === "progress") this.#listener.onProgress(message.place, message.share);
    if (message.type === "device") this.#listener.onGpu({ device: message.name });
    if (message.type === "report") {
      this.#gpu?.release(message.report.run.place);
      this.#listener.onReport(message.report);
    }
    if (message.type === "refused") {
      const refused = this.#gpu?.release(message.place);
      if (refused) opened.waiting.push({ ...refused, forGpu: false });
      this.#man(opened);
    }
    this.#handOut();
  }

  /** Finished runs of the GPU stay; the others are trained on the processor. */
  #withoutGpu(opened: Opened, failure: GpuFailure): void {
    const lost = this.#gpu?.handed ?? [];
    this.#gpu?.close();
    this.#gpu = null;
    for (const { key } of lost) opened.certified.delete(key);
    opened.waiting = [...lost, ...opened.waiting].map((run) => ({ ...run, forGpu: false }));
    this.#listener.onGpu({ failure });
    this.#man(opened);
    this.#handOut();
  }

  /** Opens as many workers as there is work for, at least one. */
  #man(opened: Opened): void {
    const runs = opened.waiting.filter(({ forGpu }) => !forGpu).length;
    const wanted = Math.min(this.workers, Math.max(1, runs));
    while (this.#slots.length < wanted) {
      const { worker } = this.#openSlot(opened);
      if (!opened.playing) worker.post({ type: "pause", map: opened.number });
    }
  }

  #openSlot({ number, experiment, data }: Opened): Slot {
    const { createWorker: create, pingMilliseconds } = this.#options;
    const worker = new SupervisedWorker<ToMapWorker, FromMapWorker>({
      create,
      pingMilliseconds,
      onMessage: (message) => this.#receive(slot, message),
      onLost: (loss) => (loss === "missing" ? this.#missing(slot) : this.#crashed(slot)),
    });
    const slot: Slot = { worker, handed: [], known: new Set(), probing: false };
    slot.worker.post({ type: "map", map: number, experiment, data });
    this.#slots.push(slot);
    return slot;
  }

  #probe(slot: Slot): void {
    const opened = this.#opened;
    if (!opened) return;
    slot.probing = true;
    slot.worker.post({ type: "probe", map: opened.number, places: probedPlaces(mapOf(opened.experiment)) });
  }

  #handOut(): void {
    const opened = this.#opened;
    if (!opened?.playing) return;
    this.#handToGpu(opened);
    for (let load = 1; load <= depth; load++)
      for (const slot of this.#slots) {
        if (slot.handed.length >= load) continue;
        this.#hand(opened, slot);
      }
    if (opened.waiting.length > 0 || this.#slots.some(({ handed }) => handed.length > 0) || (this.#gpu?.handed.length ?? 0) > 0) return;
    this.#set(opened, false);
    this.#listener.onFinished();
  }

  /** Sends one batch at a time, so that later runs can still be trained elsewhere. */
  #handToGpu(opened: Opened): void {
    if (!this.#gpu || this.#gpu.handed.length > 0) return;
    const batch = opened.waiting.filter(({ forGpu }) => forGpu).slice(0, batchSize);
    if (batch.length === 0) return;
    opened.waiting = opened.waiting.filter((run) => !batch.includes(run));
    this.#gpu.hand(batch.map((run) => ({ ...run, certify: takes(opened.certified, run.key) })));
  }

  #hand(opened: Opened, slot: Slot): void {
    const ahead = opened.waiting.filter(({ forGpu }) => !forGpu).slice(0, lookAhead);
    const next = ahead.find(({ key }) => slot.known.has(key)) ?? ahead[0];
    if (!next) return;
    opened.waiting = opened.waiting.filter((run) => run !== next);
    slot.handed.push(next);
    slot.known.add(next.key);
    const certify = takes(opened.certified, next.key);
    slot.worker.post({ type: "run", map: opened.number, place: next.place, certify });
  }

  #receive(slot: Slot, message: FromMapWorker): void {
    if (message.map !== this.#opened?.number) return;
    if (message.type === "progress") this.#listener.onProgress(message.place, message.share);
    if (message.type === "probed") {
      slot.probing = false;
      this.#listener.onProbed(message.costs);
    }
    if (message.type === "report") {
      slot.handed.shift();
      this.#listener.onReport(message.report);
      this.#handOut();
    }
  }

  /** Another worker would fail too: the runs wait, and the page says that it must be reloaded. */
  #missing(slot: Slot): void {
    this.#slots = this.#slots.filter((other) => other !== slot);
    this.#opened?.waiting.unshift(...slot.handed);
    if (slot.probing) this.#listener.onProbed([]);
  }

  /** Only the running run can be the cause; queued ones count no attempt. */
  #crashed(slot: Slot): void {
    const opened = this.#opened;
    if (!opened) return;
    const { experiment } = opened;
    const [suspect, ...others] = slot.handed;
    for (const { key } of slot.handed) opened.certified.delete(key);
    this.#slots = this.#slots.filter((other) => other !== slot);
    opened.waiting.unshift(...others);
    const fresh = this.#openSlot(opened);
    if (slot.probing) this.#listener.onProbed([]);
    if (!opened.playing) fresh.worker.post({ type: "pause", map: opened.number });
    if (suspect) {
      const index = placeIndex(mapOf(experiment), suspect.place);
      const tries = (opened.tries.get(index) ?? 0) + 1;
      opened.tries.set(index, tries);
      if (tries < attempts) opened.waiting.unshift(suspect);
      else this.#listener.onReport({ run: failedRun(suspect.place, labProblem("map-run-stopped")), certificate: null });
    }
    this.#handOut();
  }
}

/** Adds to a set; returns whether the entry was new. */
function takes(set: Set<string>, key: string): boolean {
  const fresh = !set.has(key);
  set.add(key);
  return fresh;
}
