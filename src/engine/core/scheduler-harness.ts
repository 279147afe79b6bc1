/** What the scheduler's tests share: jobs that count, and a scheduler on a clock and a queue of the test's own. */
import { parseExperiment } from "../../experiment/learnability/document";
import { dataJob, type Job } from "../learnability/job-plan";
import type { AnyJobState, FromWorker, GradientCheckpoint, JobStatus, ToWorker, Views } from "../learnability/protocol";
import { type CreateJob, Scheduler } from "./scheduler";

const parsed = parseExperiment({
  format: "learnability-experiment",
  version: 1,
  task: { kind: "random-attention" },
  learners: [{ kind: "gradient" }, { kind: "gradient" }],
});
if (!parsed.ok) throw new Error(parsed.problem.message);
const { experiment } = parsed;

/** A job of so many steps, one per millisecond of the test's clock. */
export class CountingJob implements Job {
  status: JobStatus = "waiting";
  step: number;

  constructor(
    readonly id: number,
    readonly steps: number,
    readonly clock: { now: number; viewCost?: number },
    readonly log: number[],
    checkpoint: GradientCheckpoint | undefined,
  ) {
    this.step = checkpoint?.step ?? 0;
  }

  advance(milliseconds: number, steps = Number.POSITIVE_INFINITY): void {
    this.log.push(this.id);
    for (let i = 0; i < Math.min(milliseconds, steps) && this.status !== "done"; i++) this.#one();
  }

  singleStep(): void {
    this.#one();
  }

  states(): AnyJobState[] {
    const curve = { step: Float64Array.of(this.step), train: Float64Array.of(1), test: Float64Array.of(1), shifted: [] };
    return [
      {
        kind: "gradient",
        job: this.id,
        status: this.status,
        progress: 0,
        milliseconds: 0,
        step: this.step,
        steps: this.steps,
        curve,
        repeats: [],
      },
    ];
  }

  checkpoint(): GradientCheckpoint {
    return { job: this.id, step: this.step, runs: [], milliseconds: 0 };
  }

  /** Costs as many milliseconds as the test says. */
  views(sample: number): Views {
    this.clock.now += this.clock.viewCost ?? 0;
    const nothing = { p: null, attention: null, traces: null, singularValues: new Float64Array() };
    const view = { ...nothing, job: this.id, step: this.step, distance: sample };
    return { target: null, learners: [view] };
  }

  #one(): void {
    this.status = "running";
    this.clock.now++;
    if (++this.step >= this.steps) this.status = "done";
  }
}

/** A scheduler on a clock and a queue of the test's own. */
export function harness(steps: number, createJob?: CreateJob) {
  const clock = { now: 0, viewCost: 0 };
  const log: number[] = [];
  const posted: { message: FromWorker; time: number }[] = [];
  const turns: (() => void)[] = [];
  const naps: { readonly turn: () => void; readonly milliseconds: number }[] = [];
  const scheduler = new Scheduler({
    createJob: createJob ?? ((_experiment, _data, id, checkpoint) => new CountingJob(id, steps, clock, log, checkpoint)),
    post: (message) => posted.push({ message, time: clock.now }),
    defer: (turn) => turns.push(turn),
    delay: (turn, milliseconds) => naps.push({ turn, milliseconds }),
    now: () => clock.now,
  });
  const run = (most = Number.POSITIVE_INFINITY) => {
    for (let i = 0; i < most && turns.length > 0; i++) turns.shift()?.();
  };
  /** Lets so much time pass, with the turns and naps that fall into it. */
  const pass = (milliseconds: number) => {
    const end = clock.now + milliseconds;
    while (clock.now < end) {
      run(1);
      if (turns.length > 0) continue;
      const nap = naps.shift();
      clock.now = Math.min(end, clock.now + (nap?.milliseconds ?? milliseconds));
      nap?.turn();
    }
  };
  const views = () => posted.flatMap(({ message, time }) => (message.type === "views" ? [{ time, learners: message.views.learners }] : []));
  const start = (options: Partial<Extract<ToWorker, { type: "start" }>> = {}) =>
    scheduler.receive({ type: "start", run: 1, experiment, data: null, jobs: [0, 1, dataJob], checkpoints: [], paused: false, ...options });
  const snapshots = () => posted.filter(({ message }) => message.type === "snapshot");
  const lastStep = (job: number) => {
    let step = Number.NaN;
    for (const { message } of posted)
      if (message.type === "snapshot")
        for (const state of message.jobs) if (state.job === job && state.kind === "gradient") step = state.step;
    return step;
  };
  return { scheduler, clock, log, posted, turns, run, pass, start, snapshots, views, lastStep };
}
