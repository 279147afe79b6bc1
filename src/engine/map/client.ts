/**
 * The page's side of a map: a pool of workers that are handed one run after the other. A worker that dies is replaced, and
 * its runs are handed out again; a run that takes workers with it is given up.
 */
import type { Experiment } from "../../experiment/document";
import type { OwnData } from "../../tasks/dataset";
import { poolSize } from "../dealing";
import { ping } from "../heartbeat";
import { dataKey, experimentAt, mapOf, placeIndex, type RunPlace } from "./cells";
import type { FromMapWorker, ToMapWorker } from "./messages";
import { workOrder } from "./order";
import { type ProbedCost, probedPlaces } from "./probe";
import { failedRun, type MapReport } from "./report";

export interface MapListener {
  readonly onReport: (report: MapReport) => void;
  /** A run that is being computed has come so far, 0 to 1. */
  readonly onProgress: (place: RunPlace, share: number) => void;
  readonly onProbed: (costs: readonly (ProbedCost | null)[]) => void;
  /** Every run has been reported. */
  readonly onFinished: () => void;
}

export interface MapPool {
  readonly workers: number;
  /** Takes up a map; nothing is computed but the probes that its forecast needs. */
  open(experiment: Experiment, data: OwnData | null): void;
  /** Computes what is not among the places already done, by their index; the data sets named are certified already. */
  play(done: ReadonlySet<number>, certified: ReadonlySet<string>): void;
  pause(): void;
  /** Ends all work; runs that were not finished are lost. */
  cancel(): void;
  dispose(): void;
}

/** The part of a Worker that is used here. */
export interface MapWorker {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  onmessageerror: ((event: MessageEvent) => void) | null;
  postMessage(message: ToMapWorker): void;
  terminate(): void;
}

export interface MapPoolOptions {
  readonly createWorker: () => MapWorker;
  readonly cores: number;
  readonly pingMilliseconds: number;
}

/** Unanswered pings after which a worker counts as dead: 20 s leave room for the longest indivisible computation. */
const patience = 4;
/** Times a run is handed out before it is given up. */
const attempts = 3;
/** Runs that a worker holds: the next one waits beside the one in work, so that it never waits for the page. */
const depth = 2;
/** Among the next so many runs, one whose data the worker has is preferred. */
const lookAhead = 4;

interface Handed {
  readonly place: RunPlace;
  readonly key: string;
}

interface Slot {
  worker: MapWorker;
  handed: Handed[];
  /** Names of data sets it has been given runs of. */
  readonly known: Set<string>;
  unanswered: number;
  probing: boolean;
}

interface Opened {
  readonly number: number;
  readonly experiment: Experiment;
  readonly data: OwnData | null;
  waiting: Handed[];
  readonly tries: Map<number, number>;
  readonly certified: Set<string>;
  playing: boolean;
}

const stoppedReason = "its worker stopped three times, most likely for lack of memory. Lower the number of samples or the dimension.";

export function openMapPool(listener: MapListener, options: Partial<MapPoolOptions> = {}): MapPool {
  return new Pool(listener, {
    createWorker: () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
    cores: globalThis.navigator?.hardwareConcurrency ?? 2,
    pingMilliseconds: 5000,
    ...options,
  });
}

class Pool implements MapPool {
  readonly workers: number;
  readonly #listener: MapListener;
  readonly #options: MapPoolOptions;
  readonly #timer: ReturnType<typeof setInterval>;
  #slots: Slot[] = [];
  #opened: Opened | null = null;
  #maps = 0;

  constructor(listener: MapListener, options: MapPoolOptions) {
    this.#listener = listener;
    this.#options = options;
    this.workers = poolSize(options.cores);
    this.#timer = setInterval(() => this.#ping(), options.pingMilliseconds);
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

  play(done: ReadonlySet<number>, certified: ReadonlySet<string>): void {
    const opened = this.#opened;
    if (!opened) return;
    const { experiment, number } = opened;
    const map = mapOf(experiment);
    opened.playing = true;
    for (const key of certified) opened.certified.add(key);
    const held = new Set(this.#slots.flatMap(({ handed }) => handed.map(({ place }) => placeIndex(map, place))));
    const open = workOrder(map).filter((place) => !done.has(placeIndex(map, place)) && !held.has(placeIndex(map, place)));
    opened.waiting = open.map((place) => ({ place, key: dataKey(experimentAt(experiment, place)) }));
    const wanted = Math.min(this.workers, Math.max(1, opened.waiting.length));
    while (this.#slots.length < wanted) this.#openSlot(opened);
    for (const { worker } of this.#slots) worker.postMessage({ type: "play", map: number });
    this.#handOut();
  }

  pause(): void {
    const opened = this.#opened;
    if (!opened) return;
    opened.playing = false;
    for (const { worker } of this.#slots) worker.postMessage({ type: "pause", map: opened.number });
  }

  cancel(): void {
    for (const { worker } of this.#slots) silence(worker);
    this.#slots = [];
    if (this.#opened) this.#opened = { ...this.#opened, waiting: [], playing: false };
  }

  dispose(): void {
    clearInterval(this.#timer);
    this.cancel();
    this.#opened = null;
  }

  #openSlot({ number, experiment, data }: Opened): Slot {
    const slot: Slot = { worker: this.#options.createWorker(), handed: [], known: new Set(), unanswered: 0, probing: false };
    this.#listen(slot);
    slot.worker.postMessage({ type: "map", map: number, experiment, data });
    this.#slots.push(slot);
    return slot;
  }

  #listen(slot: Slot): void {
    const { worker } = slot;
    worker.onmessage = ({ data }: MessageEvent<FromMapWorker>) => this.#receive(slot, data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.#crashed(slot);
    };
    worker.onmessageerror = () => this.#crashed(slot);
  }

  #probe(slot: Slot): void {
    const opened = this.#opened;
    if (!opened) return;
    slot.probing = true;
    slot.worker.postMessage({ type: "probe", map: opened.number, places: probedPlaces(mapOf(opened.experiment)) });
  }

  #handOut(): void {
    const opened = this.#opened;
    if (!opened?.playing) return;
    for (let load = 1; load <= depth; load++)
      for (const slot of this.#slots) {
        if (slot.handed.length >= load || opened.waiting.length === 0) continue;
        this.#hand(opened, slot);
      }
    if (opened.waiting.length > 0 || this.#slots.some(({ handed }) => handed.length > 0)) return;
    opened.playing = false;
    this.#listener.onFinished();
  }

  #hand(opened: Opened, slot: Slot): void {
    const index = Math.max(
      0,
      opened.waiting.slice(0, lookAhead).findIndex(({ key }) => slot.known.has(key)),
    );
    const [next] = opened.waiting.splice(index, 1);
    slot.handed.push(next);
    slot.known.add(next.key);
    const certify = !opened.certified.has(next.key);
    opened.certified.add(next.key);
    slot.worker.postMessage({ type: "run", map: opened.number, place: next.place, certify });
  }

  #receive(slot: Slot, message: FromMapWorker): void {
    slot.unanswered = 0;
    if (message.type === "pong" || message.map !== this.#opened?.number) return;
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

  /** Only the run in work can be the reason; those that waited behind it lose nothing. */
  #crashed(slot: Slot): void {
    const opened = this.#opened;
    silence(slot.worker);
    if (!opened) return;
    const { experiment } = opened;
    const [suspect, ...others] = slot.handed;
    for (const { key } of slot.handed) opened.certified.delete(key);
    this.#slots = this.#slots.filter((other) => other !== slot);
    opened.waiting.unshift(...others);
    const fresh = this.#openSlot(opened);
    if (slot.probing) this.#listener.onProbed([]);
    if (!opened.playing) fresh.worker.postMessage({ type: "pause", map: opened.number });
    if (suspect) {
      const index = placeIndex(mapOf(experiment), suspect.place);
      const tries = (opened.tries.get(index) ?? 0) + 1;
      opened.tries.set(index, tries);
      if (tries < attempts) opened.waiting.unshift(suspect);
      else this.#listener.onReport({ run: failedRun(suspect.place, stoppedReason), certificate: null });
    }
    this.#handOut();
  }

  #ping(): void {
    for (const slot of [...this.#slots]) {
      if (slot.unanswered >= patience) this.#crashed(slot);
      else {
        slot.unanswered++;
        slot.worker.postMessage(ping);
      }
    }
  }
}

function silence(worker: MapWorker): void {
  worker.onmessage = null;
  worker.onerror = null;
  worker.onmessageerror = null;
  worker.terminate();
}
