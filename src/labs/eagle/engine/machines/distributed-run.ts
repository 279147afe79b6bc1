/**
 * A distributed run on workers: the page is the hub, workers play the machines, and several machines share a worker where there
 * are fewer workers. In every round C and D go to each machine and come back; A^mu and B^mu stay where they are.
 *
 * A machine lost in mid-round is made again from its own columns, by as many updates as there were rounds; they need no C. It
 * then receives the C and D of the round once more. The result is the same to the bit.
 */

import { engineProblem } from "../../../../platform/engine/engine-problem";
import { Observable } from "../../../../platform/engine/observable";
import type { Loss } from "../../../../platform/engine/supervised-worker";
import type { Problem } from "../../../../platform/fields/problem";
import { HubSolver } from "../../math/hub";
import type { RoundResult } from "../../math/message";
import type { EndReason } from "../../math/solver";
import { machineProblem } from "./machine-problem";
import { MachineWorkers, type MachineWorkersOptions } from "./machine-workers";
import { type DistributedTask, distributedSettings, type FromMachines } from "./messages";
import { RoundRecord } from "./round-record";
import type { Incident, RunCurve, RunStatus, Standing } from "./standing";
import { Standings } from "./standings";

export interface DistributedRunOptions extends Pick<MachineWorkersOptions, "createWorker" | "machines" | "cores" | "pingMilliseconds"> {
  readonly now: () => number;
  /** Calls `next` after the delay, unless the returned function is called before. */
  readonly delay: (next: () => void, milliseconds: number) => () => void;
}

const lossesInARow = 3;
/** Least milliseconds between two requests for the machines' singular values: rounds can be much faster. */
const lookEvery = 200;

export class DistributedRun extends Observable {
  readonly #task: DistributedTask;
  readonly #options: DistributedRunOptions;
  readonly #workers: MachineWorkers;
  readonly #machines: Standings;
  readonly #record: RoundRecord;
  readonly #results = new Map<number, RoundResult>();
  #solver: HubSolver | null = null;
  #status: RunStatus = "loading";
  #failure: Problem | null = null;
  #playing = false;
  #underWay = false;
  #pace = 0;
  #toStop: number | null = null;
  #cancelDelay: (() => void) | null = null;
  #observedAt = Number.NEGATIVE_INFINITY;

  constructor(task: DistributedTask, options: DistributedRunOptions) {
    super();
    this.#task = task;
    this.#options = options;
    this.#record = new RoundRecord(distributedSettings(task).iterations);
    const { now: _, delay: __, ...shared } = options;
    const workers = new MachineWorkers({
      ...shared,
      owed: (machines) =>
        this.#underWay && machines.every((mu) => this.#machines.isThere(mu)) && !machines.every((mu) => this.#results.has(mu)),
      onMessage: (message) => this.#receive(message),
      onLost: (place, loss) => this.#lost(place, loss),
    });
    this.#workers = workers;
    this.#machines = new Standings(options.machines, (machine) => workers.placeOf(machine));
    for (let place = 0; place < workers.count; place++) this.#load(place, workers.machinesAt(place));
    workers.post(0, { type: "describe" });
  }

  get status(): RunStatus {
    return this.#status;
  }

  /** The problem of a failed run; null for any other. */
  get failure(): Problem | null {
    return this.#failure;
  }

  get playing(): boolean {
    return this.#playing && this.#status !== "done" && this.#status !== "failed";
  }

  /** Rounds that are complete. */
  get round(): number {
    return this.#solver?.iteration ?? 0;
  }

  /** Whether C and D are with the machines. */
  get underWay(): boolean {
    return this.#underWay;
  }

  get ended(): EndReason | null {
    return this.#solver?.ended ?? null;
  }

  /** The round after which A and B came to rest. */
  get frozenAfter(): number | null {
    return this.#solver?.hub.frozenAfter ?? null;
  }

  get workers(): number {
    return this.#workers.count;
  }

  get standings(): readonly Standing[] {
    return this.#machines.all;
  }

  get incidents(): readonly Incident[] {
    return this.#machines.incidents;
  }

  get curve(): RunCurve {
    return this.#record.curve;
  }

  /** Numbers in C and D, which a machine receives and sends in a round; null before they are known. */
  get numbers(): number | null {
    const message = this.#solver?.hub.message;
    return message ? message.C.length + message.D.length : null;
  }

  /** Bytes of the arrays that went to machines and came back so far, repeated rounds included. */
  get bytes(): number {
    return this.#record.bytes;
  }

  /** The estimate of D; null before there is one. */
  answer(): Float64Array | null {
    return this.#solver?.answer() ?? null;
  }

  play(): void {
    this.#playing = true;
    this.#proceed();
  }

  pause(): void {
    this.#playing = false;
    this.#cancelDelay?.();
    this.changed();
  }

  /** One round, then a pause. */
  step(): void {
    this.#playing = false;
    this.#cancelDelay?.();
    this.#deal();
  }

  /** At least so many milliseconds from one round to the next. */
  setPace(milliseconds: number): void {
    this.#pace = milliseconds;
  }

  /** Stops a machine in the middle of this round, or of the next one, which begins if none is under way. */
  stop(machine: number): void {
    if (this.#status === "loading" || this.#status === "done" || this.#status === "failed") return;
    if (this.#underWay) this.#kill(machine);
    else {
      this.#toStop = machine;
      this.#cancelDelay?.();
      this.#deal();
    }
  }

  dispose(): void {
    this.#cancelDelay?.();
    this.#playing = false;
    this.#workers.close();
    this.forgetListeners();
  }

  #load(place: number, machines: readonly number[]): void {
    const rounds = this.round;
    this.#workers.post(place, { type: "load", task: this.#task, machines, rounds, frozenAfter: this.frozenAfter });
  }

  #receive(message: FromMachines): void {
    switch (message.type) {
      case "ready":
        this.#ready(message.machine, message.columns);
        break;
      case "described":
        this.#solver = new HubSolver(message.problem, distributedSettings(this.#task));
        this.#begin();
        break;
      case "answer":
        this.#answered(message.machine, message.result);
        break;
      case "gone":
        if (this.#machines.isThere(message.machine)) this.#recover([message.machine], false);
        break;
      case "seen":
        this.#machines.observed(message.machine, message.singularValues, message.updates);
        break;
      case "failed":
        this.#fail(message.failure);
    }
    this.changed();
  }

  #ready(machine: number, columns: number): void {
    const { again } = this.#machines.arrived(machine, columns);
    if (again && this.#underWay) this.#send(machine);
    if (this.#status === "loading") {
      this.#look(machine);
      this.#begin();
    }
  }

  #begin(): void {
    if (this.#status !== "loading" || !this.#solver || this.standings.some(({ status }) => status === "loading")) return;
    this.#status = this.#solver.ended ? "done" : "ready";
    this.#proceed();
  }

  #proceed(): void {
    if (this.#playing && (this.#status === "ready" || this.#status === "running")) this.#deal();
    this.changed();
  }

  /** Sends C and D of a round to all machines. */
  #deal(): void {
    if (this.#underWay || (this.#status !== "ready" && this.#status !== "running")) return;
    this.#status = "running";
    this.#underWay = true;
    for (const { machine } of this.standings) if (this.#machines.isThere(machine)) this.#send(machine);
    if (this.#toStop !== null) this.#kill(this.#toStop);
    this.#toStop = null;
    this.changed();
  }

  #send(machine: number): void {
    const { hub } = this.#solver ?? {};
    if (!hub) return;
    this.#machines.assigned(machine);
    this.#record.travelled(hub.message);
    this.#workers.post(this.#workers.placeOf(machine), { type: "round", machine, ...hub.message });
  }

  #answered(machine: number, result: RoundResult): void {
    if (!this.#underWay || this.#results.has(machine)) return;
    this.#record.travelled(result.message, this.#solver?.hub.furtherNumbers);
    this.#results.set(machine, result);
    this.#machines.answered(machine);
    if (this.#results.size === this.standings.length) this.#complete();
  }

  #complete(): void {
    const solver = this.#solver;
    if (!solver) return;
    solver.complete(this.standings.map(({ machine }) => this.#results.get(machine) as RoundResult));
    this.#results.clear();
    this.#underWay = false;
    this.#machines.roundCompleted();
    if (solver.hub.frozenAfter === solver.iteration) this.#workers.postToAll({ type: "freeze" });
    this.#record.roundCompleted(solver);
    const now = this.#options.now();
    if (solver.ended) this.#status = "done";
    if (solver.ended || now >= this.#observedAt + lookEvery) {
      this.#observedAt = now;
      for (const { machine } of this.standings) this.#look(machine);
    }
    if (this.#playing && !solver.ended) this.#cancelDelay = this.#options.delay(() => this.#proceed(), this.#pace);
  }

  #look(machine: number): void {
    this.#workers.post(this.#workers.placeOf(machine), { type: "look", machine });
  }

  #kill(machine: number): void {
    if (!this.#machines.isThere(machine) || this.standings[machine].status === "stopped") return;
    this.#machines.stopped(machine, this.#options.now());
    // A result of the stopped machine in this round does not count.
    this.#results.delete(machine);
    this.#workers.kill(machine);
    this.changed();
  }

  #lost(place: number, loss: Loss): void {
    if (loss === "missing") this.#fail(engineProblem("worker-missing"));
    else if (this.#workers.lossesOf(place) >= lossesInARow) this.#fail(machineProblem("machine-stopped-thrice"));
    else {
      this.#workers.restart(place);
      const machines = this.#workers.machinesAt(place);
      if (this.#status === "loading") {
        this.#load(place, machines);
        if (place === 0 && !this.#solver) this.#workers.post(0, { type: "describe" });
      } else this.#recover(machines, true);
    }
    this.changed();
  }

  #recover(machines: readonly number[], withWorker: boolean): void {
    const now = this.#options.now();
    const updates = Math.min(this.round, this.frozenAfter ?? this.round);
    for (const machine of machines) {
      this.#machines.recovering(now, { machine, round: this.round + 1, updates, withWorker });
      this.#results.delete(machine);
    }
    this.#load(this.#workers.placeOf(machines[0]), machines);
  }

  #fail(failure: Problem): void {
    this.#status = "failed";
    this.#failure = failure;
    this.#cancelDelay?.();
    this.#workers.close();
  }
}
