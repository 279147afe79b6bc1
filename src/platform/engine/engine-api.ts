/** What a page may ask of the engine, and what it is told. */
import type { Backend, BackendState, GpuFailure } from "./backend";
import type { JobId } from "./job";
import type { LabTypes } from "./lab-engine";

export interface EngineListener<Lab extends LabTypes> {
  /** New states of some jobs; the arrays belong to the listener. */
  readonly onStates: (states: readonly Lab["state"][]) => void;
  /** New views of the sample that is looked at, from some of the jobs. */
  readonly onViews: (views: Lab["views"]) => void;
  /** From where these jobs could go on. */
  readonly onCheckpoints: (checkpoints: readonly Lab["checkpoint"][]) => void;
  /** A worker stopped and was replaced; its jobs went on from this step (the earliest of them). */
  readonly onRecovered: (step: number) => void;
  /** Workers stopped too often in a row; nothing runs until the next start. */
  readonly onStopped: () => void;
  readonly onFinished: () => void;
  /** What stepwise jobs run on has changed, or is known better. */
  readonly onBackend: (state: BackendState) => void;
  /** The GPU failed, and its jobs went on in WASM from this step (the earliest of them). */
  readonly onGpuFailed: (failure: GpuFailure, step: number) => void;
}

/** Where a run goes on that was interrupted. */
export interface Origin<Checkpoint> {
  /** Jobs without one begin anew. */
  readonly checkpoints: readonly Checkpoint[];
  /** Jobs without checkpoints that had been complete; they come again even while the run is paused. */
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
   * Where jobs that suit a GPU run, in this run and later ones. Those of this run move, from where they have come. Asking for
   * WebGPU again after it failed tries it again.
   */
  setBackend(backend: Backend): void;
  /** What else a GPU is used for, in later runs. */
  setChoices(choices: Lab["choices"]): void;
  /** Lets somebody else talk to the worker that has a job; false where none has it. */
  connect(job: JobId, port: MessagePort): boolean;
  dispose(): void;
}
