/** The workers that play machines: one each while there are enough, several machines to a worker otherwise. */

import { type Loss, SupervisedWorker, type WorkerLike } from "../../../../platform/engine/supervised-worker";
import { poolSize } from "../../../../platform/engine/thread-plan";
import type { FromMachines, ToMachines } from "./messages";

export interface MachineWorkersOptions {
  readonly createWorker: () => WorkerLike;
  readonly machines: number;
  readonly cores: number;
  /** Between two pings of a worker that owes an answer; it is lost after five without one. */
  readonly pingMilliseconds: number;
  /** Whether all of these machines have what they need, and one has not answered. */
  readonly owed: (machines: readonly number[]) => boolean;
  readonly onMessage: (message: FromMachines) => void;
  readonly onLost: (place: number, loss: Loss) => void;
}

interface Slot {
  readonly worker: SupervisedWorker<ToMachines, FromMachines>;
  readonly machines: readonly number[];
  /** Since its last answer. */
  losses: number;
}

export class MachineWorkers {
  readonly #slots: readonly Slot[];
  /** The workers themselves: the button ends one behind its supervisor's back. */
  readonly #opened: WorkerLike[] = [];

  constructor({ createWorker, machines, cores, pingMilliseconds, owed, onMessage, onLost }: MachineWorkersOptions) {
    const count = Math.min(machines, poolSize(cores));
    this.#slots = Array.from({ length: count }, (_, place) => {
      const own = Array.from({ length: machines }, (_, machine) => machine).filter((machine) => machine % count === place);
      const worker = new SupervisedWorker<ToMachines, FromMachines>({
        create: () => {
          const opened = createWorker();
          this.#opened[place] = opened;
          return opened;
        },
        pingMilliseconds,
        // One that fetches its code or makes its columns has all the time it takes.
        isWaitedFor: () => owed(own),
        onMessage: (message) => {
          if (message.type === "answer") this.#slots[place].losses = 0;
          onMessage(message);
        },
        onLost: (loss) => {
          this.#slots[place].losses++;
          onLost(place, loss);
        },
      });
      return { worker, machines: own, losses: 0 };
    });
  }

  get count(): number {
    return this.#slots.length;
  }

  /** The worker of a machine. */
  placeOf(machine: number): number {
    return machine % this.#slots.length;
  }

  machinesAt(place: number): readonly number[] {
    return this.#slots[place].machines;
  }

  /** Losses since its last answer. */
  lossesOf(place: number): number {
    return this.#slots[place].losses;
  }

  post(place: number, message: ToMachines): void {
    this.#slots[place].worker.post(message);
  }

  postToAll(message: ToMachines): void {
    for (const { worker } of this.#slots) worker.post(message);
  }

  restart(place: number): void {
    this.#slots[place].worker.restart();
  }

  /** A worker of its own is ended without a word to anybody; where machines share one, it forgets this machine. */
  kill(machine: number): void {
    const place = this.placeOf(machine);
    if (this.#slots[place].machines.length > 1) this.post(place, { type: "drop", machine });
    else this.#opened[place].terminate();
  }

  close(): void {
    for (const { worker } of this.#slots) worker.close();
  }
}
