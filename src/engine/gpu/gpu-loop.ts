/**
 * The messages of a run, answered by learners on the GPU. What the scheduler does in slices of a thread happens here in
 * calls that are waited for. It knows no worker, clock or device of its own, so that tests drive it as the worker does.
 */
import type { LongComputation } from "../../numerics/progress";
import { Allowance } from "../allowance";
import type { GpuFailure } from "../backend";
import { failedState } from "../failed-state";
import type { FromWorker, ToWorker } from "../protocol";
import { collectViews, ViewPace } from "../view-pace";
import { CallPace } from "./call-pace";
import type { Device } from "./population";
import type { PopulationJob } from "./population-job";
import { Troupe } from "./troupe";

export interface GpuLoopPort {
  /** Rejects when there is no GPU. */
  readonly openDevice: () => Promise<Device>;
  /** What a failure of the device says to people. */
  readonly failureOf: (error: unknown) => GpuFailure;
  readonly post: (message: FromWorker) => void;
  /** Resolves after waiting messages have been delivered. */
  readonly breathe: () => Promise<void>;
  /** Calls back after so many milliseconds. */
  readonly delay: (turn: () => void, milliseconds: number) => void;
  /** Milliseconds from any origin. */
  readonly now: () => number;
}

const snapshotMilliseconds = 1000 / 30;
const checkpointMilliseconds = 1000;
/** Rounding must not make a nap so short that no time passes. */
const shortestNap = 1;
/** How long data are made before messages are let in. */
const sliceMilliseconds = 20;

type Start = Extract<ToWorker, { type: "start" }>;

interface Run {
  readonly start: Start;
  readonly troupe: Troupe;
  readonly allowance: Allowance;
  readonly pace: CallPace;
  readonly viewPace: ViewPace;
  paused: boolean;
  finished: boolean;
  /** Single steps that were asked for and not taken yet. */
  singleSteps: number;
  stepsPerSecond: number | null;
  sample: number | null;
  released: readonly number[];
  lastSnapshot: number;
  lastCheckpoint: number;
  /** Jobs whose states, checkpoints and views are newer than what was sent of them. */
  readonly changed: Set<PopulationJob>;
  readonly unsaved: Set<PopulationJob>;
  readonly unseen: Set<PopulationJob>;
}

export class GpuLoop {
  readonly #port: GpuLoopPort;
  #device: Promise<Device> | null = null;
  #run: Run | null = null;
  #ring: (() => void) | null = null;

  constructor(port: GpuLoopPort) {
    this.#port = port;
  }

  receive(message: ToWorker): void {
    if (message.type === "start") this.#start(message);
    const run = this.#run;
    if (!run || message.run !== run.start.run) return;
    if (message.type === "play") run.paused = false;
    if (message.type === "pause") run.paused = true;
    if (message.type === "step") {
      run.paused = true;
      run.singleSteps++;
    }
    if (message.type === "speed") run.stepsPerSecond = message.stepsPerSecond;
    if (message.type === "look") look(run, message.sample);
    if (message.type === "release") run.released = message.jobs;
    if (run.paused) run.viewPace.hurry();
    this.#wake();
  }

  #start(message: Start): void {
    const now = this.#port.now();
    const troupe = new Troupe(message);
    const run: Run = {
      start: message,
      troupe,
      allowance: new Allowance(now),
      pace: new CallPace(),
      viewPace: new ViewPace(),
      paused: message.paused,
      finished: false,
      singleSteps: 0,
      stepsPerSecond: null,
      sample: null,
      released: [],
      lastSnapshot: Number.NEGATIVE_INFINITY,
      lastCheckpoint: now,
      changed: new Set(troupe.jobs),
      unsaved: new Set(),
      unseen: new Set(),
    };
    this.#run = run;
    // A run that is replaced notices it when it wakes.
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
      run.troupe.dispose();
    }
  }

  /** Makes the data; answers whether there is something to train on. What is wrong with the data is no fault of the device. */
  async #load(run: Run): Promise<boolean> {
    try {
      await this.#work(run.troupe.load());
    } catch (error) {
      const { experiment, jobs, run: number } = run.start;
      this.#port.post({ type: "snapshot", run: number, jobs: jobs.map((id) => failedState(experiment, id, error)) });
      this.#port.post({ type: "finished", run: number });
      return false;
    }
    for (const job of run.troupe.jobs) markChanged(run, job);
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
      if (run.released.length > 0) this.#release(run);
      await run.troupe.seat(device);
      if (!this.#isCurrent(run)) return;
      const count = this.#stepsNow(run);
      if (count > 0) await this.#advance(run, count);
      if (!this.#isCurrent(run)) return;
      this.#tell(run);
      if (count === 0) await this.#rest(run);
      if (!this.#isCurrent(run)) return;
    }
  }

  /** How many steps everybody takes in the next call; 0 when it is not the time. */
  #stepsNow(run: Run): number {
    const { troupe, pace, allowance, stepsPerSecond } = run;
    if (!troupe.trains) return 0;
    if (run.singleSteps > 0) {
      run.singleSteps--;
      return 1;
    }
    if (run.paused) return 0;
    return Math.min(troupe.untilRecorded, pace.steps, allowance.available(stepsPerSecond, this.#port.now()));
  }

  async #advance(run: Run, count: number): Promise<void> {
    const start = this.#port.now();
    const moved = await run.troupe.advance(count);
    run.pace.note(count, this.#port.now() - start);
    run.allowance.spend(count);
    for (const job of moved) markChanged(run, job);
    if (moved.some(({ status }) => status !== "running")) run.viewPace.hurry();
  }

  #release(run: Run): void {
    this.#report(run);
    this.#save(run);
    run.troupe.release(run.released);
    run.released = [];
    this.#port.post({ type: "released", run: run.start.run });
    if (run.troupe.jobs.length === 0) this.#run = null;
  }

  /** Sends the reports that are due. */
  #tell(run: Run): void {
    const over = !run.troupe.trains;
    const now = this.#port.now();
    if (over || run.paused || now - run.lastSnapshot >= snapshotMilliseconds) this.#report(run);
    if (over || run.paused || now - run.lastCheckpoint >= checkpointMilliseconds) this.#save(run);
    this.#showViews(run);
    if (!over || run.finished) return;
    run.finished = true;
    this.#port.post({ type: "finished", run: run.start.run });
  }

  #report(run: Run): void {
    if (run.changed.size === 0) return;
    const jobs = [...run.changed].flatMap((job) => job.states());
    run.changed.clear();
    // Counting from when the report was due keeps the rate at what it is meant to be.
    const now = this.#port.now();
    const due = run.lastSnapshot + snapshotMilliseconds;
    run.lastSnapshot = now - due < snapshotMilliseconds ? Math.min(due, now) : now;
    this.#port.post({ type: "snapshot", run: run.start.run, jobs });
  }

  #save(run: Run): void {
    run.lastCheckpoint = this.#port.now();
    const checkpoints = [...run.unsaved].map((job) => job.checkpoint()).filter((checkpoint) => checkpoint !== null);
    run.unsaved.clear();
    if (checkpoints.length > 0) this.#port.post({ type: "checkpoint", run: run.start.run, checkpoints });
  }

  #showViews(run: Run): void {
    const { sample, viewPace, unseen } = run;
    if (sample === null || unseen.size === 0 || !viewPace.isDue(this.#port.now())) return;
    const jobs = [...unseen];
    unseen.clear();
    const start = this.#port.now();
    const views = collectViews(jobs, sample);
    viewPace.shown(start, this.#port.now());
    if (views) this.#port.post({ type: "views", run: run.start.run, views });
  }

  /** Waits for a message, or until steps may be taken again. */
  #rest(run: Run): Promise<void> {
    return new Promise((resolve) => {
      this.#ring = resolve;
      const { allowance, stepsPerSecond, paused, troupe } = run;
      if (paused || stepsPerSecond === null || !troupe.trains) return;
      this.#port.delay(resolve, Math.max(shortestNap, allowance.wait(stepsPerSecond, this.#port.now())));
    });
  }

  #wake(): void {
    this.#ring?.();
    this.#ring = null;
  }

  /** The device failed: what was last read back goes out, so that the jobs go on from there elsewhere. */
  #giveUp(run: Run, error: unknown): void {
    // What fails a run that was replaced is noticed by the one that replaced it.
    if (!this.#isCurrent(run)) return;
    void this.#device?.then(
      (device) => device.close(),
      () => {},
    );
    this.#device = null;
    this.#run = null;
    this.#report(run);
    this.#save(run);
    this.#port.post({ type: "gave-up", run: run.start.run, failure: this.#port.failureOf(error) });
  }

  #isCurrent(run: Run): boolean {
    return this.#run === run;
  }
}

function markChanged(run: Run, job: PopulationJob): void {
  run.changed.add(job);
  run.unsaved.add(job);
  run.unseen.add(job);
}

function look(run: Run, sample: number | null): void {
  run.sample = sample;
  run.viewPace.hurry();
  for (const job of run.troupe.jobs) run.unseen.add(job);
}
