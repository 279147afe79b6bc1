/** The run of the current experiment: the engine, what it reports, and how fast it may go. */

import { isUnderWay, type JobId } from "../engine/core/job";
import type { Engine, EngineListener } from "../engine/learnability/client";
import type { AnyJobState, GradientCheckpoint } from "../engine/learnability/protocol";
import { sameRun } from "../experiment/learnability/shown";
import { type Autosave, runKey } from "./autosave";
import { BackendControl, type BackendControlOptions } from "./backend-control";
import type { Calibration } from "./calibration";
import { calibrate } from "./compute";
import type { DataShelf, ShelvedData } from "./data-shelf";
import type { RunHistory } from "./run-history";
import type { RunSeries } from "./series";
import { type OwnDataSummary, type PlaygroundState, withNotice, withoutNotices } from "./store";
import { sizeOf } from "./work";

/** A run that was left before its end is remembered when it went on for at least so long. */
const worthRemembering = 3000;

/** From where a run goes on after a reload. */
export interface Resumption {
  readonly checkpoints: readonly GradientCheckpoint[];
  readonly states: readonly AnyJobState[];
}

export interface RunControlOptions extends Omit<BackendControlOptions, "engine" | "whilePaused"> {
  readonly openEngine: (listener: EngineListener) => Engine;
  readonly series: RunSeries;
  readonly shelf: DataShelf;
  readonly autosave: Autosave;
  readonly history: RunHistory;
  readonly calibration: Calibration;
  readonly now: () => number;
}

export class RunControl {
  readonly #options: RunControlOptions;
  readonly #engine: Engine;
  /** Where learners train. */
  readonly backend: BackendControl;
  #startedAt = 0;
  /** The experiment that runs, which may be about to be replaced. */
  #running: PlaygroundState["experiment"] | null = null;
  #looking = false;
  /** Jobs that had been computed to their end before a reload: what is known of them stays until it is known again. */
  #done: ReadonlySet<JobId> = new Set();

  constructor(options: RunControlOptions) {
    this.#options = options;
    this.#engine = options.openEngine(this.#listener());
    this.backend = new BackendControl({ ...options, engine: this.#engine, whilePaused: (work) => this.#whilePaused(work) });
  }

  get #state(): PlaygroundState {
    return this.#options.store.getState();
  }

  play(): void {
    const { activity } = this.#state;
    if (activity === "finished" || activity === "stopped") {
      this.start(false);
      return;
    }
    this.#engine.play();
    this.#update({ activity: "running" });
  }

  pause(): void {
    if (this.#state.activity !== "running") return;
    this.#engine.pause();
    this.#update({ activity: "paused" });
  }

  step(): void {
    const { activity } = this.#state;
    if (activity !== "running" && activity !== "paused") return;
    this.#update({ activity: "paused" });
    this.#engine.step();
  }

  /** Runs the current experiment from its initialisation, or from where it had come; asks for its data when they are not open. */
  start(paused: boolean, from?: Resumption): void {
    const { autosave, shelf, series } = this.#options;
    this.#leave();
    series.clear();
    const { experiment } = this.#state;
    const { task } = experiment;
    autosave.begin(runKey(experiment), from !== undefined);
    const shelved = task.kind === "custom" ? shelf.get(task.hash) : null;
    if (task.kind === "custom" && !shelved) {
      this.#wait(paused, task);
      return;
    }
    this.#begin(paused, shelved, from);
  }

  /** Begins anew, paused if it was paused. */
  restart(): void {
    this.start(this.#state.activity === "paused");
  }

  /** Goes on when the document changed in nothing that the run depends on; otherwise, does nothing and says so. */
  goOnWith(experiment: PlaygroundState["experiment"]): boolean {
    if (!this.#running || !sameRun(this.#running, experiment)) return false;
    this.#running = experiment;
    this.#options.autosave.touch();
    return true;
  }

  setSpeed(stepsPerSecond: number | null): void {
    this.#engine.setSpeed(stepsPerSecond);
    this.#update({ speed: stepsPerSecond });
  }

  look(sample: number | null): void {
    this.#looking = sample !== null;
    if (sample === null) this.#options.series.clearViews();
    else this.#options.store.setState({ sample });
    this.#engine.look(sample);
  }

  setSample(sample: number): void {
    this.#update({ sample });
    if (this.#looking) this.#engine.look(sample);
  }

  dispose(): void {
    this.#engine.dispose();
  }

  #begin(paused: boolean, shelved: ShelvedData | null, from: Resumption | undefined): void {
    const { store, series, now } = this.#options;
    const { experiment } = this.#state;
    this.#startedAt = now();
    this.#running = experiment;
    store.setState((state) => ({
      ...withoutNotices(state, "stopped", "gpu-failed", "missing-data"),
      activity: paused ? "paused" : "running",
      runs: state.runs + 1,
      ownData: shelved && summaryOf(shelved),
    }));
    this.backend.begin(experiment);
    this.#done = new Set(from?.states.map(({ job }) => job));
    if (from && this.#done.size > 0) series.accept(from.states);
    this.#engine.start(experiment, shelved?.data ?? null, paused, from && { checkpoints: from.checkpoints, done: [...this.#done] });
  }

  /** Nothing runs until the data are there: they may still be kept from an earlier sitting. */
  #wait(paused: boolean, { name, hash }: { readonly name: string; readonly hash: string }): void {
    const { shelf, store } = this.#options;
    this.#running = null;
    this.#engine.halt();
    store.setState({ activity: "stopped", ownData: null });
    const { experiment } = this.#state;
    void shelf.load(hash).then((shelved) => {
      if (this.#state.experiment !== experiment || this.#running) return;
      if (shelved) this.#begin(paused, shelved, undefined);
      else store.setState((state) => withNotice(state, { kind: "missing-data", name, hash }));
    });
  }

  /** What was computed is remembered, unless it was only passed through. */
  #leave(): void {
    const { history, series, now } = this.#options;
    const running = this.#running;
    if (!running || this.#state.activity === "finished" || series.totalSteps === 0) return;
    this.#calibrate();
    if (now() - this.#startedAt >= worthRemembering) history.note(running, false);
  }

  #calibrate(): void {
    const { calibration, series } = this.#options;
    if (this.#running) calibrate(calibration, this.#running, series, sizeOf(this.#running, this.#state.ownData));
  }

  async #whilePaused(work: () => Promise<void>): Promise<void> {
    const before = this.#state;
    this.pause();
    await work();
    if (before.activity === "running" && this.#state.runs === before.runs) this.play();
  }

  #update(change: Partial<PlaygroundState>): void {
    this.#options.store.setState(change);
    this.#options.autosave.touch();
  }

  #listener(): EngineListener {
    const { store, series, autosave, history } = this.#options;
    return {
      onStates: (states) => {
        series.accept(states.filter((state) => !this.#done.has(state.job) || hasEnded(state)));
        autosave.keepStates(states);
        this.backend.accept(states);
      },
      onViews: (views) => series.acceptViews(views),
      onCheckpoints: (checkpoints) => autosave.keepCheckpoints(checkpoints),
      onRecovered: (step) => store.setState((state) => withNotice(state, { kind: "recovered", step })),
      onBackend: (running) => store.setState(({ backend }) => ({ backend: { ...backend, running } })),
      onGpuFailed: (failure, step) => store.setState((state) => withNotice(state, { kind: "gpu-failed", failure, step })),
      onStopped: () => store.setState((state) => ({ ...withNotice(state, { kind: "stopped" }), activity: "stopped" })),
      onFinished: () => {
        store.setState({ activity: "finished" });
        this.#calibrate();
        if (this.#running) history.note(this.#running, true);
      },
    };
  }
}

function hasEnded({ status }: AnyJobState): boolean {
  return !isUnderWay(status);
}

function summaryOf({ name, hash, data }: ShelvedData): OwnDataSummary {
  return { name, hash, d: data.d, outputs: data.outputs, train: data.train.length, test: data.test.length };
}
