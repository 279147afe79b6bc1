import type { GpuFailure } from "../../core/backend";
import { ping } from "../../core/heartbeat";
import { isMissingWorker } from "../../core/missing-worker";
import { mapOf, placeIndex, type RunPlace } from "./cells";

import type { FromMapWorker } from "./messages";
import type { Handed, MapWorker, Opened } from "./pool";

/** What the page hears from the worker with the GPU, besides reports and progress. */
export interface GpuShareListener {
  readonly onMessage: (message: FromMapWorker) => void;
  /** The runs it has not reported go on elsewhere. */
  readonly onGaveUp: (failure: GpuFailure) => void;
}

/** Unanswered pings after which the worker counts as dead: a driver may compile for a while. */
const patience = 6;

const stopped: GpuFailure = { reason: "worker", message: "the worker that drives the GPU stopped answering" };

/** The worker with the GPU and the runs that it holds. */
export class GpuShare {
  readonly #worker: MapWorker;
  readonly #opened: Opened;
  readonly #listener: GpuShareListener;
  #handed: readonly Handed[] = [];
  #unanswered = 0;

  constructor(worker: MapWorker, opened: Opened, listener: GpuShareListener) {
    this.#worker = worker;
    this.#opened = opened;
    this.#listener = listener;
    worker.onmessage = ({ data }: MessageEvent<FromMapWorker>) => this.#receive(data);
    worker.onerror = (event) => {
      event.preventDefault();
      isMissingWorker(event);
      listener.onGaveUp(stopped);
    };
    worker.onmessageerror = () => listener.onGaveUp(stopped);
    const { number, experiment, data } = opened;
    worker.postMessage({ type: "map", map: number, experiment, data });
  }

  /** Runs that it has not reported. */
  get handed(): readonly Handed[] {
    return this.#handed;
  }

  hand(runs: readonly (Handed & { readonly certify: boolean })[]): void {
    this.#handed = [...this.#handed, ...runs];
    const asked = runs.map(({ place, certify }) => ({ place, certify }));
    this.#worker.postMessage({ type: "batch", map: this.#opened.number, runs: asked });
  }

  tell(type: "play" | "pause"): void {
    this.#worker.postMessage({ type, map: this.#opened.number });
  }

  /** A run is there, or is none for the GPU; answers with it. */
  release(place: RunPlace): Handed | undefined {
    const map = mapOf(this.#opened.experiment);
    const found = this.#handed.find((run) => placeIndex(map, run.place) === placeIndex(map, place));
    this.#handed = this.#handed.filter((run) => run !== found);
    return found;
  }

  ping(): void {
    if (this.#unanswered >= patience) {
      this.#listener.onGaveUp(stopped);
      return;
    }
    this.#unanswered++;
    this.#worker.postMessage(ping);
  }

  close(): void {
    this.#worker.onmessage = null;
    this.#worker.onerror = null;
    this.#worker.onmessageerror = null;
    this.#worker.terminate();
  }

  #receive(message: FromMapWorker): void {
    this.#unanswered = 0;
    if (message.type === "pong" || message.map !== this.#opened.number) return;
    if (message.type === "gave-up") this.#listener.onGaveUp(message.failure);
    else this.#listener.onMessage(message);
  }
}
