import { Observable } from "../../../../platform/engine/observable";
import type { SweepStanding, SweepStatus } from "../../../../platform/engine/sweep";
import type { Experiment } from "../../document/document";
import { runCount } from "../../engine/map/cells";
import type { MapListener, MapPool } from "../../engine/map/pool";
import type { MapRun } from "../../engine/map/report";
import type { OwnData } from "../../math/tasks/dataset";

/** Runs of gradient descent by the pool of a map, on the processor. */
export class TrainedRuns extends Observable implements SweepStanding {
  readonly #pool: MapPool;
  readonly #all: number;
  readonly #runs: MapRun[] = [];
  /** Shares done of runs under way. */
  readonly #underWay = new Map<string, number>();
  #status: SweepStatus = "running";

  constructor(experiment: Experiment, data: OwnData | null, openPool: (listener: MapListener) => MapPool) {
    super();
    this.#all = experiment.map ? runCount(experiment.map) : 0;
    this.#pool = openPool({
      onReport: ({ run }) => {
        this.#runs.push(run);
        this.#underWay.delete(JSON.stringify(run.place));
        this.changed();
      },
      onProgress: (place, share) => {
        this.#underWay.set(JSON.stringify(place), share);
        this.changed();
      },
      onProbed: () => {},
      onGpu: () => {},
      onFinished: () => this.#end("done"),
    });
    this.#pool.open(experiment, data);
    this.#pool.play(new Set(), new Set(), "WASM");
  }

  /** In the order in which they ended. */
  get runs(): readonly MapRun[] {
    return this.#runs;
  }

  get status(): SweepStatus {
    return this.#status;
  }

  get share(): number {
    if (this.#status !== "running") return 1;
    const underWay = [...this.#underWay.values()].reduce((sum, share) => sum + share, 0);
    return Math.min(1, (this.#runs.length + underWay) / this.#all);
  }

  /** Stops it; finished runs stay. */
  stop(): void {
    this.#end("stopped");
  }

  /** Stops it and removes all listeners. */
  dispose(): void {
    this.#pool.dispose();
    this.forgetListeners();
  }

  #end(status: SweepStatus): void {
    if (this.#status !== "running") return;
    this.#status = status;
    this.#pool.cancel();
    this.changed();
  }
}
