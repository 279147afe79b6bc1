import type { GpuFailure } from "../../../../platform/engine/backend";
import { engineProblem } from "../../../../platform/engine/engine-problem";
import { SupervisedWorker, type WorkerLike } from "../../../../platform/engine/supervised-worker";
import { mapOf, placeIndex, type RunPlace } from "./cells";
import type { FromMapWorker, ToMapWorker } from "./messages";
import type { Handed, Opened } from "./pool";

/** What the page hears from the worker with the GPU, besides reports and progress. */
export interface GpuShareListener {
  readonly onMessage: (message: FromMapWorker) => void;
  /** The runs it has not reported go on elsewhere. */
  readonly onGaveUp: (failure: GpuFailure) => void;
}

/** Unanswered pings after which the worker counts as dead: a driver may compile for a while. */
const patience = 6;

const stopped: GpuFailure = { reason: "worker", problem: engineProblem("gpu-worker-silent") };

/** The worker with the GPU and the runs that it holds. */
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

  /** Runs that it has not reported. */
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

  /** A run is there, or is none for the GPU; answers with it. */
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
