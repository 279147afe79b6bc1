/**
 * A distributed run on workers: the page is the hub, workers play the machines, and several machines share a worker where there
 * are fewer workers. In every round C and D go to each machine and come back; A^mu and B^mu stay where they are.
 *
 * A machine that is lost in mid-round is noticed, made again from its own columns by as many updates as there were rounds, which
 * need no C, and given the C and D of the round once more. What comes out is the same to the bit.
 */
import { HubSolver } from "../../../eagle/hub";
import type { RoundResult } from "../../../eagle/machine";
import { relativeSquaredError } from "../../../eagle/problem";
import type { EndReason } from "../../../eagle/solver";
import { recordedSteps } from "../../../learners/recording";
import { poolSize } from "../../core/dealing";
import { missingWorker } from "../../core/missing-worker";
import { type Loss, SupervisedWorker, type WorkerLike } from "../../core/supervised-worker";
import { type DistributedTask, distributedSettings, type FromMachines, type ToMachines } from "./messages";

export interface DistributedRunOptions {
  readonly createWorker: () => WorkerLike;
  readonly machines: number;
  readonly cores: number;
  /** Between two pings of a worker that owes an answer; it is lost after five without one. */
  readonly pingMilliseconds: number;
  readonly now: () => number;
  readonly delay: (next: () => void, milliseconds: number) => () => void;
}

export type MachineStatus = "loading" | "waiting" | "computing" | "answered" | "stopped" | "recovering";

/** A machine as the hub sees it. */
export interface Standing {
  readonly machine: number;
  /** The worker that plays it, from 0 on. */
  readonly worker: number;
  readonly status: MachineStatus;
  /** Null before it has said so. */
  readonly columns: number | null;
  /** Singular values of its A at the start, and when it was last looked at; empty before. */
  readonly first: Float64Array;
  readonly latest: Float64Array;
  /** Updates of A when it was last looked at. */
  readonly updates: number;
}

/** A machine that was lost, and what was done about it. */
export interface Incident {
  readonly machine: number;
  /** The round that was repeated for it, from 1 on. */
  readonly round: number;
  /** Updates by which its A and B were made again. */
  readonly updates: number;
  /** From the button to the notice; null where nobody pressed it. */
  readonly noticedAfter: number | null;
  /** Whether a whole worker was lost, and not only what it knew of one machine. */
  readonly withWorker: boolean;
  /** Whether the repeated round has been answered. */
  readonly answered: boolean;
}

export type RunStatus = "loading" | "ready" | "running" | "done" | "failed";

/** After each recorded round. */
export interface RunCurve {
  readonly round: readonly number[];
  readonly error: readonly number[];
  readonly change: readonly number[];
  readonly bytes: readonly number[];
}

type Mutable<Type> = { -readonly [Key in keyof Type]: Type[Key] };

interface Seat {
  readonly worker: SupervisedWorker<ToMachines, FromMachines>;
  readonly machines: readonly number[];
  /** Losses since its last answer. */
  losses: number;
}

const lossesInARow = 3;
/** Milliseconds between two looks at the machines' singular values: rounds can be much faster. */
const lookEvery = 200;

export class DistributedRun {
  readonly #task: DistributedTask;
  readonly #options: DistributedRunOptions;
  readonly #seats: Seat[];
  /** The workers themselves: the button ends one behind its supervisor's back. */
  readonly #opened: WorkerLike[] = [];
  readonly #standings: Mutable<Standing>[];
  readonly #results = new Map<number, RoundResult>();
  readonly #recorded: ReadonlySet<number>;
  readonly #curve: { [Name in keyof RunCurve]: number[] } = { round: [], error: [], change: [], bytes: [] };
  readonly #listeners = new Set<() => void>();
  #solver: HubSolver | null = null;
  #status: RunStatus = "loading";
  #failure: string | null = null;
  #playing = false;
  #underWay = false;
  #pace = 0;
  #bytes = 0;
  #incidents: readonly Incident[] = [];
  /** When the button was pressed, by machine. */
  readonly #stoppedAt = new Map<number, number>();
  #toStop: number | null = null;
  #cancelDelay: (() => void) | null = null;
  #lookedAt = Number.NEGATIVE_INFINITY;
  #version = 0;

  constructor(task: DistributedTask, options: DistributedRunOptions) {
    const { machines, cores, pingMilliseconds, createWorker } = options;
    this.#task = task;
    this.#options = options;
    this.#recorded = new Set(recordedSteps(distributedSettings(task).iterations));
    const workers = Math.min(machines, poolSize(cores));
    this.#standings = Array.from({ length: machines }, (_, machine) => ({
      machine,
      worker: machine % workers,
      status: "loading",
      columns: null,
      first: new Float64Array(0),
      latest: new Float64Array(0),
      updates: 0,
    }));
    this.#seats = Array.from({ length: workers }, (_, place) => ({
      machines: this.#standings.filter(({ worker }) => worker === place).map(({ machine }) => machine),
      losses: 0,
      worker: new SupervisedWorker<ToMachines, FromMachines>({
        create: () => {
          const worker = createWorker();
          this.#opened[place] = worker;
          return worker;
        },
        pingMilliseconds,
        // One that fetches its code or makes its columns has all the time it takes.
        isWaitedFor: () => this.#owes(place),
        onMessage: (message) => this.#receive(place, message),
        onLost: (loss) => this.#lost(place, loss),
      }),
    }));
    for (const place of this.#seats.keys()) this.#load(place, this.#seats[place].machines);
    this.#seats[0].worker.post({ type: "describe" });
  }

  get status(): RunStatus {
    return this.#status;
  }

  /** What went wrong; null unless it has failed. */
  get failure(): string | null {
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
    return this.#seats.length;
  }

  get standings(): readonly Standing[] {
    return this.#standings;
  }

  get incidents(): readonly Incident[] {
    return this.#incidents;
  }

  get curve(): RunCurve {
    return this.#curve;
  }

  /** Of C and D, as many as a machine receives and sends in a round; null before they are known. */
  get numbers(): number | null {
    const message = this.#solver?.hub.message;
    return message ? message.C.length + message.D.length : null;
  }

  /** Of the arrays that went to machines and came back so far, repeated rounds included. */
  get bytes(): number {
    return this.#bytes;
  }

  /** The estimate of D; null before there is one. */
  answer(): Float64Array | null {
    return this.#solver?.answer() ?? null;
  }

  /** Counts changes, for those who draw. */
  get version(): number {
    return this.#version;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  }

  play(): void {
    this.#playing = true;
    this.#proceed();
  }

  pause(): void {
    this.#playing = false;
    this.#cancelDelay?.();
    this.#changed();
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
    for (const { worker } of this.#seats) worker.close();
    this.#listeners.clear();
  }

  #load(place: number, machines: readonly number[]): void {
    const rounds = this.round;
    this.#seats[place].worker.post({ type: "load", task: this.#task, machines, rounds, frozenAfter: this.frozenAfter });
  }

  /** Whether a worker has what it needs and has not answered yet. */
  #owes(place: number): boolean {
    return (
      this.#underWay &&
      this.#seats[place].machines.every((mu) => this.#isThere(mu)) &&
      !this.#seats[place].machines.every((mu) => this.#results.has(mu))
    );
  }

  #isThere(machine: number): boolean {
    const { status } = this.#standings[machine];
    return status !== "loading" && status !== "recovering";
  }

  #receive(place: number, message: FromMachines): void {
    switch (message.type) {
      case "ready":
        this.#ready(message.machine, message.columns);
        break;
      case "described":
        this.#solver = new HubSolver(message.problem, distributedSettings(this.#task));
        this.#begin();
        break;
      case "answer":
        this.#seats[place].losses = 0;
        this.#answered(message.machine, message.result);
        break;
      case "gone":
        if (this.#isThere(message.machine)) this.#recover(place, [message.machine], false);
        break;
      case "seen": {
        const standing = this.#standings[message.machine];
        if (standing.first.length === 0 && message.updates === 0) standing.first = message.singularValues;
        standing.latest = message.singularValues;
        standing.updates = message.updates;
        break;
      }
      case "failed":
        this.#fail(message.failure);
    }
    this.#changed();
  }

  #ready(machine: number, columns: number): void {
    const standing = this.#standings[machine];
    standing.columns = columns;
    const recovered = standing.status === "recovering";
    standing.status = "waiting";
    if (recovered && this.#underWay) this.#send(machine);
    if (this.#status === "loading") {
      this.#look(machine);
      this.#begin();
    }
  }

  #begin(): void {
    if (this.#status !== "loading" || !this.#solver || this.#standings.some(({ status }) => status === "loading")) return;
    this.#status = this.#solver.ended ? "done" : "ready";
    this.#proceed();
  }

  #proceed(): void {
    if (this.#playing && (this.#status === "ready" || this.#status === "running")) this.#deal();
    this.#changed();
  }

  /** C and D of a round go to all machines. */
  #deal(): void {
    if (this.#underWay || (this.#status !== "ready" && this.#status !== "running")) return;
    this.#status = "running";
    this.#underWay = true;
    for (const { machine } of this.#standings) if (this.#isThere(machine)) this.#send(machine);
    if (this.#toStop !== null) this.#kill(this.#toStop);
    this.#toStop = null;
    this.#changed();
  }

  #send(machine: number): void {
    const { hub } = this.#solver ?? {};
    if (!hub) return;
    const { C, D } = hub.message;
    const standing = this.#standings[machine];
    if (standing.status !== "stopped") standing.status = "computing";
    this.#bytes += C.byteLength + D.byteLength;
    this.#seats[standing.worker].worker.post({ type: "round", machine, C, D });
  }

  #answered(machine: number, result: RoundResult): void {
    if (!this.#underWay || this.#results.has(machine)) return;
    const { message } = result;
    this.#bytes += message.C.byteLength + message.D.byteLength;
    this.#results.set(machine, result);
    if (this.#standings[machine].status !== "stopped") this.#standings[machine].status = "answered";
    this.#incidents = this.#incidents.map((incident) => (incident.machine === machine ? { ...incident, answered: true } : incident));
    if (this.#results.size === this.#standings.length) this.#complete();
  }

  #complete(): void {
    const solver = this.#solver;
    if (!solver) return;
    solver.complete(this.#standings.map(({ machine }) => this.#results.get(machine) as RoundResult));
    this.#results.clear();
    this.#underWay = false;
    for (const standing of this.#standings) if (standing.status === "answered") standing.status = "waiting";
    if (solver.hub.frozenAfter === solver.iteration) for (const { worker } of this.#seats) worker.post({ type: "freeze" });
    if (this.#recorded.has(solver.iteration) || solver.ended) this.#record(solver);
    const now = this.#options.now();
    if (solver.ended) this.#status = "done";
    if (solver.ended || now >= this.#lookedAt + lookEvery) {
      this.#lookedAt = now;
      for (const { machine } of this.#standings) this.#look(machine);
    }
    if (this.#playing && !solver.ended) this.#cancelDelay = this.#options.delay(() => this.#proceed(), this.#pace);
  }

  #record(solver: HubSolver): void {
    const answer = solver.answer();
    this.#curve.round.push(solver.iteration);
    this.#curve.error.push(relativeSquaredError(solver.known, answer) ?? Number.NaN);
    this.#curve.change.push(solver.watched.relativeChange);
    this.#curve.bytes.push(this.#bytes);
  }

  #look(machine: number): void {
    this.#seats[this.#standings[machine].worker].worker.post({ type: "look", machine });
  }

  /** A worker of its own is ended without a word to anybody; where machines share one, it forgets this machine. */
  #kill(machine: number): void {
    const standing = this.#standings[machine];
    if (!this.#isThere(machine) || standing.status === "stopped") return;
    standing.status = "stopped";
    this.#stoppedAt.set(machine, this.#options.now());
    // Nothing that it would still have said counts.
    this.#results.delete(machine);
    const seat = this.#seats[standing.worker];
    if (seat.machines.length > 1) seat.worker.post({ type: "drop", machine });
    else this.#opened[standing.worker].terminate();
    this.#changed();
  }

  #lost(place: number, loss: Loss): void {
    const seat = this.#seats[place];
    seat.losses++;
    if (loss === "missing") this.#fail(`A${missingWorker.message.slice(1)}. ${missingWorker.hint}`);
    else if (seat.losses >= lossesInARow) this.#fail("A worker stopped three times in a row, most likely for lack of memory.");
    else {
      seat.worker.restart();
      if (this.#status === "loading") {
        this.#load(place, seat.machines);
        if (place === 0 && !this.#solver) seat.worker.post({ type: "describe" });
      } else this.#recover(place, seat.machines, true);
    }
    this.#changed();
  }

  #recover(place: number, machines: readonly number[], withWorker: boolean): void {
    const now = this.#options.now();
    for (const machine of machines) {
      const since = this.#stoppedAt.get(machine);
      const updates = Math.min(this.round, this.frozenAfter ?? this.round);
      const noticedAfter = since === undefined ? null : now - since;
      this.#incidents = [...this.#incidents, { machine, round: this.round + 1, updates, noticedAfter, withWorker, answered: false }];
      this.#stoppedAt.delete(machine);
      this.#results.delete(machine);
      this.#standings[machine].status = "recovering";
    }
    this.#load(place, machines);
  }

  #fail(failure: string): void {
    this.#status = "failed";
    this.#failure = failure;
    this.#cancelDelay?.();
    for (const { worker } of this.#seats) worker.close();
  }

  #changed(): void {
    this.#version++;
    for (const listener of this.#listeners) listener();
  }
}
