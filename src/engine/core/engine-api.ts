/** What a page may ask of the engine, and what it is told. */
import type { Experiment } from "../../experiment/learnability/document";
import type { OwnData } from "../../tasks/dataset";
import type { Backend, BackendState, GpuFailure } from "./backend";
import type { ClosedFormChoice } from "../learnability/closed-form-choice";
import type { AnyJobState, GradientCheckpoint, Views } from "../learnability/protocol";

export interface EngineListener {
  /** New states of some jobs; the arrays belong to the listener. */
  readonly onStates: (states: readonly AnyJobState[]) => void;
  /** New views of the sample that is looked at, from some of the jobs. */
  readonly onViews: (views: Views) => void;
  /** From where these learners could go on. */
  readonly onCheckpoints: (checkpoints: readonly GradientCheckpoint[]) => void;
  /** A worker stopped and was replaced; its jobs went on from this step (the earliest of them). */
  readonly onRecovered: (step: number) => void;
  /** Workers stopped too often in a row; nothing runs until the next start. */
  readonly onStopped: () => void;
  readonly onFinished: () => void;
  /** What gradient learners train on has changed, or is known better. */
  readonly onBackend: (state: BackendState) => void;
  /** The GPU failed, and its learners went on in WASM from this step (the earliest of them). */
  readonly onGpuFailed: (failure: GpuFailure, step: number) => void;
}

/** Where a run goes on that was interrupted. */
export interface Origin {
  /** Learners without one begin anew. */
  readonly checkpoints: readonly GradientCheckpoint[];
  /** Jobs without checkpoints that had been complete; they come again even while the run is paused. */
  readonly done: readonly number[];
}

export interface Engine {
  /** Starts a run, which replaces the current one. */
  start(experiment: Experiment, data: OwnData | null, paused: boolean, from?: Origin): void;
  /** Ends the current run without starting another. */
  halt(): void;
  play(): void;
  pause(): void;
  /** Pauses, then advances every unfinished job by its smallest step. */
  step(): void;
  /** At most so many steps a second for each learner, in this run and later ones; null is as fast as possible. */
  setSpeed(stepsPerSecond: number | null): void;
  /** Reports views of this test sequence, in this run and later ones; null reports none. */
  look(sample: number | null): void;
  /**
   * Where gradient learners in float32 train, in this run and later ones. Those of this run move, with their curves. Asking
   * for WebGPU again after it failed tries it again.
   */
  setBackend(backend: Backend): void;
  /** Where closed forms are solved, in later runs. */
  setClosedForms(choice: ClosedFormChoice): void;
  dispose(): void;
}
