/**
 * Answers the messages of a run with learners on the GPU. The scheduler works in slices of a thread; this loop awaits calls
 * instead. Worker, clock and device are injected, so that tests drive it as the worker does.
 */

import type { GpuFailure } from "../../../../platform/engine/backend";
import type { JobId } from "../../../../platform/engine/job";
import type { FromWorker, StartMessage, ToWorker } from "../../../../platform/engine/protocol";
import { Reporter } from "../../../../platform/engine/reporter";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { failedState } from "../failed-state";
import { joinViews } from "../join-views";
import type { Learnability } from "../protocol";
import { type LoopJob, type PacedGroup, pacedGroupsOf } from "./paced-group";
import type { Device } from "./population";

export interface GpuLoopPort {
  /** Rejects when there is no GPU. */
  readonly openDevice: () => Promise<Device>;
  /** The failure that the page shows for an error of the device. */
  readonly failureOf: (error: unknown) => GpuFailure;
  readonly post: (message: FromWorker<Learnability>) => void;
  /** Resolves after waiting messages have been delivered. */
  readonly breathe: () => Promise<void>;
  /** Calls back after so many milliseconds. */
  readonly delay: (turn: () => void, milliseconds: number) => void;
  /** Milliseconds from any origin. */
  readonly now: () => number;
}

/** Keeps rounding from making a nap so short that no time passes. */
const shortestNap = 1;
/** Milliseconds of generating data between two pauses for messages. */
const sliceMilliseconds = 20;

type Start = StartMessage<Learnability>;

interface Run {
  readonly start: Start;
  readonly paced: readonly PacedGroup[];
  readonly reporter: Reporter<Learnability, LoopJob>;
  paused: boolean;
  finished: boolean;
  stepsPerSecond: number | null;
  released: readonly JobId[];
}

export class GpuLoop {
  readonly #port: GpuLoopPort;
  #device: Promise<Device> | null = null;
  #run: Run | null = null;
  #ring: (() => void) | null = null;

  constructor(port: GpuLoopPort) {
    this.#port = port;
  }

  receive(message: ToWorker<Learnability>): void {
    if (message.type === "start") this.#start(message);
    const run = this.#run;
    if (!run || message.run !== run.start.run) return;
    if (message.type === "play") run.paused = false;
    if (message.type === "pause") run.paused = true;
    if (message.type === "step") {
      run.paused = true;
      for (const each of run.paced) each.singleSteps++;
    }
    if (message.type === "speed") run.stepsPerSecond = message.stepsPerSecond;
    if (message.type === "look") run.reporter.look(message.sample, jobsIn(run));
    if (message.type === "release") run.released = message.jobs;
    if (run.paused) run.reporter.hurry();
    this.#wake();
  }

  #start(message: Start): void {
    const run: Run = {
      start: message,
      paced: pacedGroupsOf({ ...message, experiment: message.document }, this.#port.now()),
      reporter: new Reporter<Learnability, LoopJob>(message.run, { post: this.#port.post, now: this.#port.now, joinViews }),
      paused: message.paused,
      finished: false,
      stepsPerSecond: null,
      released: [],
    };
    for (const job of jobsIn(run)) run.reporter.made(job);
    this.#run = run;
    // A replaced run notices it when it wakes.
    this.#wake();
    void this.#perform(run);
  }

  /** A run from its start until it is replaced or the device fails. */
  async #perform(run: Run): Promise<void> {
    try {
      this.#device ??= this.#port.openDevice();
      const device = await this.#device;
      if (!this.#isCurrent(run)) return;
      this.#port.post({ type: "device", run: run.start.run, name: device.name });
      if (await this.#load(run)) await this.#train(run, device);
    } catch (error) {
      this.#giveUp(run, error);
    } finally {
      for (const { group } of run.paced) group.dispose();
    }
  }

  /** Generates the data; resolves to whether there is a learner to train. Problems of the data are not failures of the device. */
  async #load(run: Run): Promise<boolean> {
    try {
      for (const { group } of run.paced) await this.#work(group.load());
    } catch (error) {
      const { document, jobs, run: number } = run.start;
      this.#port.post({ type: "snapshot", run: number, jobs: jobs.map((id) => failedState(document, id, error)) });
      this.#port.post({ type: "finished", run: number });
      return false;
    }
    for (const job of jobsIn(run)) run.reporter.moved(job);
    return this.#isCurrent(run);
  }

  async #work(computation: LongComputation<void>): Promise<void> {
    for (let end = this.#port.now() + sliceMilliseconds; !computation.next().done; ) {
      if (this.#port.now() < end) continue;
      await this.#port.breathe();
      end = this.#port.now() + sliceMilliseconds;
    }
  }

  async #train(run: Run, device: Device): Promise<void> {
    for (;;) {
      let moved = false;
      for (const each of run.paced) {
        if (run.released.length > 0) this.#release(run);
        await each.group.fillSlots(device);
        if (!this.#isCurrent(run)) return;
        const count = this.#stepsNow(run, each);
        if (count > 0) await this.#advance(run, each, count);
        if (!this.#isCurrent(run)) return;
        moved ||= count > 0;
        this.#tell(run);
      }
      if (!moved) await this.#rest(run);
      if (!this.#isCurrent(run)) return;
    }
  }

  /** Number of steps of every run of a group in its next call; 0 while it must wait. */
  #stepsNow(run: Run, each: PacedGroup): number {
    if (!each.group.trains) return 0;
    if (each.singleSteps > 0) {
      each.singleSteps--;
      return 1;
    }
    if (run.paused) return 0;
    return Math.min(each.group.untilRecorded, each.pace.steps, each.limiter.available(run.stepsPerSecond, this.#port.now()));
  }

  async #advance(run: Run, each: PacedGroup, count: number): Promise<void> {
    const start = this.#port.now();
    const moved = await each.group.advance(count);
    each.pace.note(count, this.#port.now() - start);
    each.limiter.spend(count);
    for (const job of moved) run.reporter.moved(job);
    // After a single step no later report would contain its result.
    if (run.paused || moved.some(({ status }) => status !== "running")) run.reporter.hurry();
  }

  #release(run: Run): void {
    tellAll(run);
    run.reporter.forget(jobsIn(run).filter(({ id }) => run.released.includes(id)));
    for (const { group } of run.paced) group.release(run.released);
    run.released = [];
    this.#port.post({ type: "released", run: run.start.run });
    if (jobsIn(run).length === 0) this.#run = null;
  }

  /** Sends the reports that are due, or all of them where no later step would send them. */
  #tell(run: Run): void {
    const over = !trains(run);
    if (over || run.paused) tellAll(run);
    run.reporter.tell(false);
    if (!over || run.finished) return;
    run.finished = true;
    this.#port.post({ type: "finished", run: run.start.run });
  }

  /** Waits for a message, or until steps may be taken again. */
  #rest(run: Run): Promise<void> {
    return new Promise((resolve) => {
      this.#ring = resolve;
      const { paced, stepsPerSecond, paused } = run;
      if (paused || stepsPerSecond === null || !trains(run)) return;
      const now = this.#port.now();
      const waits = paced.filter(({ group }) => group.trains).map(({ limiter }) => limiter.wait(stepsPerSecond, now));
      this.#port.delay(resolve, Math.max(shortestNap, Math.min(...waits)));
    });
  }

  #wake(): void {
    this.#ring?.();
    this.#ring = null;
  }

  /** After a failure of the device: sends the states last read back, from which the jobs continue elsewhere. */
  #giveUp(run: Run, error: unknown): void {
    // A failure of a replaced run is handled by the run that replaced it.
    if (!this.#isCurrent(run)) return;
    void this.#device?.then(
      (device) => device.close(),
      () => {},
    );
    this.#device = null;
    this.#run = null;
    tellAll(run);
    this.#port.post({ type: "gave-up", run: run.start.run, failure: this.#port.failureOf(error) });
  }

  #isCurrent(run: Run): boolean {
    return this.#run === run;
  }
}

function jobsIn({ paced }: Run): readonly LoopJob[] {
  return paced.flatMap(({ group }) => group.jobs);
}

function trains({ paced }: Run): boolean {
  return paced.some(({ group }) => group.trains);
}

/** Sends all new states and checkpoints, but no views. */
function tellAll({ reporter }: Run): void {
  reporter.report();
  reporter.save();
}
