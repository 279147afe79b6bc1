/** Messages between the page and the workers of a run. Pure data throughout: arrays are copied, none is shared. */
import type { GpuFailure } from "./backend";
import type { JobId } from "./job";
import type { LabTypes } from "./lab-engine";

export interface StartMessage<Lab extends LabTypes> {
  readonly type: "start";
  /** Counts starts, so that late messages of an older run can be told apart. */
  readonly run: number;
  readonly document: Lab["document"];
  readonly data: Lab["data"] | null;
  /** The jobs that this worker runs. */
  readonly jobs: readonly JobId[];
  readonly checkpoints: readonly Lab["checkpoint"][];
  readonly paused: boolean;
  /** Jobs that had finished before: they are computed again, also while the run is paused. */
  readonly done?: readonly JobId[];
  readonly choices?: Lab["choices"];
  /** Helper workers that may be opened; none by default. */
  readonly helpers?: number;
}

export type ToWorker<Lab extends LabTypes> =
  | StartMessage<Lab>
  | { readonly type: "play"; readonly run: number }
  | { readonly type: "pause"; readonly run: number }
  /** One single step of every job while paused. */
  | { readonly type: "step"; readonly run: number }
  /** At most so many steps a second for each stepwise job; null is as fast as possible. */
  | { readonly type: "speed"; readonly run: number; readonly stepsPerSecond: number | null }
  /** Report views of this sample as they change; null reports none. */
  | { readonly type: "look"; readonly run: number; readonly sample: number | null }
  /** The other end of the port may ask about jobs of this worker. */
  | { readonly type: "connect"; readonly run: number; readonly port: MessagePort }
  /** Gives up these jobs, which continue elsewhere: posts their last checkpoints, then "released". */
  | { readonly type: "release"; readonly run: number; readonly jobs: readonly JobId[] };

export type FromWorker<Lab extends LabTypes> =
  | { readonly type: "snapshot"; readonly run: number; readonly jobs: readonly Lab["state"][] }
  | { readonly type: "checkpoint"; readonly run: number; readonly checkpoints: readonly Lab["checkpoint"][] }
  /** Views of one sample from the jobs of one worker. */
  | { readonly type: "views"; readonly run: number; readonly views: Lab["views"] }
  | { readonly type: "finished"; readonly run: number }
  | { readonly type: "released"; readonly run: number }
  /** From the worker of the GPU: the name of its device. */
  | { readonly type: "device"; readonly run: number; readonly name: string }
  /** From the worker of the GPU: it failed. The last checkpoints were sent before. */
  | { readonly type: "gave-up"; readonly run: number; readonly failure: GpuFailure };
