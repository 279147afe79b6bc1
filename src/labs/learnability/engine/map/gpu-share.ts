import type { GpuFailure } from "../../../../platform/engine/backend";
import { engineProblem } from "../../../../platform/engine/engine-problem";
import { SupervisedWorker, type WorkerLike } from "../../../../platform/engine/supervised-worker";
import { mapOf, placeIndex, type RunPlace } from "./cells";
import type { FromMapWorker, ToMapWorker } from "./messages";
import type { Handed, Opened } from "./pool";

/** Further messages of the worker with the GPU. */
export interface GpuShareListener {
  readonly onMessage: (message: FromMapWorker) => void;
  /** Its unfinished runs continue elsewhere. */
  readonly onGaveUp: (failure: GpuFailure) => void;
}

/** Unanswered pings after which the worker counts as lost: a driver may compile for a while. */
const patience = 6;

const stopped: GpuFailure = { reason: "worker", problem: engineProblem("gpu-worker-silent") };

/** The worker with the GPU, and its runs. */
export class GpuShare {
  readonly #worker: SupervisedWorker<ToMapWorker, FromMapWorker>;
  readonly #opened: Opened;
  readonly #listener: GpuShareListener;
  #handed: readonly Handed[] = [];

  constructor(create: () => WorkerLike, pingMilliseconds: number, opened: Opened, listener: GpuShareListener) {
    this.#opened = opened;
    this.#listener = listener;
    this.#worker = new SupervisedWorker({
      create,
      pingMilliseconds,
      patience,
      onMessage: (message) => this.#receive(message),
      onLost: () => listener.onGaveUp(stopped),
    });
    const { number, experiment, data } = opened;
    this.#worker.post({ type: "map", map: number, experiment, data });
  }

  /** Runs without a report. */
  get handed(): readonly Handed[] {
    return this.#handed;
  }

  hand(runs: readonly (Handed & { readonly certify: boolean })[]): void {
    this.#handed = [...this.#handed, ...runs];
    const asked = runs.map(({ place, certify }) => ({ place, certify }));
    this.#worker.post({ type: "batch", map: this.#opened.number, runs: asked });
  }

  tell(type: "play" | "pause"): void {
    this.#worker.post({ type, map: this.#opened.number });
  }

  /** Removes and returns a run that is finished or unsuitable for the GPU. */
  release(place: RunPlace): Handed | undefined {
    const map = mapOf(this.#opened.experiment);
    const found = this.#handed.find((run) => placeIndex(map, run.place) === placeIndex(map, place));
    this.#handed = this.#handed.filter((run) => run !== found);
    return found;
  }

  close(): void {
    this.#worker.close();
  }

  #receive(message: FromMapWorker): void {
    if (message.map !== this.#opened.number) return;
    if (message.type === "gave-up") this.#listener.onGaveUp(message.failure);
    else this.#listener.onMessage(message);
  }
}
