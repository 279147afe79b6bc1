import { describeFailure } from "../../../../platform/engine/failure";
import { unpackedInWorker } from "../../../../platform/engine/large-arrays";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { machineSettings } from "../../math/eagle";
import { Machine } from "../../math/machine";
import type { Problem } from "../../math/problem";
import { blockInUnits, unitsOf } from "../../math/units";
import { EagleWorkspace } from "../../math/workspace";
import { problemOf } from "../problem";
import { distributedSettings, type FromMachines, type ToMachines } from "./messages";

export interface HostPorts {
  readonly post: (message: FromMachines) => void;
  /** Puts the next turn off behind every message that has arrived. */
  readonly defer: (next: () => void) => void;
  readonly now: () => number;
}

/** Milliseconds of work between two readings of the messages. */
const slice = 8;

interface Work {
  /** The machine that it is for; null for the whole host. */
  readonly machine: number | null;
  readonly run: LongComputation<void>;
}

/** The machines that share a worker: each with a workspace of its own, knowing nothing of the others. */
export class MachineHost {
  readonly #ports: HostPorts;
  readonly #machines = new Map<number, Machine>();
  #queue: readonly Work[] = [];
  #problem: Problem | null = null;

  constructor(ports: HostPorts) {
    this.#ports = ports;
  }

  receive(message: ToMachines): void {
    switch (message.type) {
      case "load":
        for (const machine of message.machines) this.#add(machine, this.#load(message, machine));
        return;
      case "describe":
        this.#add(null, this.#describe());
        return;
      case "round":
        this.#add(message.machine, this.#round(message.machine, message));
        return;
      case "freeze":
        for (const machine of this.#machines.values()) machine.freeze();
        return;
      case "drop":
        this.#machines.delete(message.machine);
        this.#queue = this.#queue.filter(({ machine }) => machine !== message.machine);
        this.#ports.post({ type: "gone", machine: message.machine });
        return;
      case "look":
        this.#add(message.machine, this.#look(message.machine));
    }
  }

  #add(machine: number | null, run: LongComputation<void>): void {
    this.#queue = [...this.#queue, { machine, run }];
    if (this.#queue.length === 1) this.#ports.defer(() => this.#turn());
  }

  #turn(): void {
    const end = this.#ports.now() + slice;
    while (this.#queue.length > 0 && this.#ports.now() < end) this.#piece(this.#queue[0]);
    if (this.#queue.length > 0) this.#ports.defer(() => this.#turn());
  }

  #piece(work: Work): void {
    let done = true;
    try {
      done = work.run.next().done === true;
    } catch (error) {
      this.#ports.post({ type: "failed", failure: describeFailure(error) });
    }
    if (done) this.#queue = this.#queue.filter((other) => other !== work);
  }

  *#load({ task, rounds, frozenAfter }: ToMachines & { readonly type: "load" }, mu: number): LongComputation<void> {
    const problem = yield* problemOf(task.document, unpackedInWorker(task.data));
    this.#problem = problem;
    const block = problem.blocks[mu];
    if (!block) throw new RangeError(`there is no machine ${mu + 1} among ${problem.blocks.length}`);
    const told = machineSettings(distributedSettings(task));
    const machine = yield* Machine.recover(new EagleWorkspace(), blockInUnits(block, unitsOf(problem)), problem, told, rounds, frozenAfter);
    this.#machines.set(mu, machine);
    this.#ports.post({ type: "ready", machine: mu, columns: block.columns });
  }

  *#describe(): LongComputation<void> {
    if (!this.#problem) throw new Error("a problem is described before it is there");
    const { d, dPrime, nPrime, C, D } = this.#problem;
    this.#ports.post({ type: "described", problem: { d, dPrime, nPrime, C, D, units: unitsOf(this.#problem) } });
    yield 1;
  }

  *#round(mu: number, { C, D }: ToMachines & { readonly type: "round" }): LongComputation<void> {
    // Where a machine is to be lost in mid-round, it is not before its round has begun.
    yield 0;
    const machine = this.#machines.get(mu);
    if (machine) this.#ports.post({ type: "answer", machine: mu, result: yield* machine.round({ C, D }) });
    else this.#ports.post({ type: "gone", machine: mu });
  }

  *#look(mu: number): LongComputation<void> {
    const machine = this.#machines.get(mu);
    if (!machine) return;
    const singularValues = yield* machine.singularValues();
    this.#ports.post({ type: "seen", machine: mu, updates: machine.updates, singularValues });
  }
}
