/** The interface between the page and an engine. */
import type { Backend, BackendState, GpuFailure } from "./backend";
import type { JobId } from "./job";
import type { LabTypes } from "./lab-engine";

export interface EngineListener<Lab extends LabTypes> {
  /** New states of some jobs; the arrays belong to the listener. */
  readonly onStates: (states: readonly Lab["state"][]) => void;
  /** New views of the selected sample, from some of the jobs. */
  readonly onViews: (views: Lab["views"]) => void;
  /** New checkpoints of these jobs. */
  readonly onCheckpoints: (checkpoints: readonly Lab["checkpoint"][]) => void;
  /** A worker crashed and was replaced; its jobs continued from this step (the earliest of them). */
  readonly onRecovered: (step: number) => void;
  /** Workers crashed too often in a row; no job runs until the next start. */
  readonly onStopped: () => void;
  readonly onFinished: () => void;
  /** The backend of stepwise jobs has changed, or its device name is now known. */
  readonly onBackend: (state: BackendState) => void;
  /** The GPU failed; its jobs continued in WASM from this step (the earliest of them). */
  readonly onGpuFailed: (failure: GpuFailure, step: number) => void;
}

/** The state from which an interrupted run continues. */
export interface Origin<Checkpoint> {
  /** Jobs without a checkpoint start anew. */
  readonly checkpoints: readonly Checkpoint[];
  /** Jobs without checkpoints that had finished; they are computed again even while the run is paused. */
  readonly done: readonly JobId[];
}

export interface Engine<Lab extends LabTypes> {
  /** Starts a run, which replaces the current one. */
  start(document: Lab["document"], data: Lab["data"] | null, paused: boolean, from?: Origin<Lab["checkpoint"]>): void;
  /** Ends the current run without starting another. */
  halt(): void;
  play(): void;
  pause(): void;
  /** Pauses, then advances every unfinished job by its smallest step. */
  step(): void;
  /** At most so many steps a second for each stepwise job, in this run and later ones; null is as fast as possible. */
  setSpeed(stepsPerSecond: number | null): void;
  /** Reports views of this sample, in this run and later ones; null reports none. */
  look(sample: number | null): void;
  /**
   * Backend of the jobs that suit a GPU, in this run and later ones. Jobs of this run move and keep their state. Choosing
   * WebGPU again after a failure retries it.
   */
  setBackend(backend: Backend): void;
  /** Other uses of the GPU, in later runs. */
  setChoices(choices: Lab["choices"]): void;
  /** Connects a port to the worker of a job; false where no worker has it. */
  connect(job: JobId, port: MessagePort): boolean;
  dispose(): void;
}
