/** Types shared by the parts of a map's pool. */

import type { Backend, GpuFailure } from "../../../../platform/engine/backend";
import type { Experiment } from "../../document/document";
import type { OwnData } from "../../math/tasks/dataset";
import type { RunPlace } from "./cells";
import type { ProbedCost } from "./probe";
import type { MapReport } from "./report";

export interface MapListener {
  readonly onReport: (report: MapReport) => void;
  /** Progress of a run, 0 to 1. */
  readonly onProgress: (place: RunPlace, share: number) => void;
  readonly onProbed: (costs: readonly (ProbedCost | null)[]) => void;
  /** The GPU of suitable runs: its name, null before it is known, or the reason of a failure. */
  readonly onGpu: (state: { readonly device: string | null } | { readonly failure: GpuFailure }) => void;
  /** Every run has been reported. */
  readonly onFinished: () => void;
}

export interface MapPool {
  readonly workers: number;
  /** Opens a map; computes only the probes of its forecast. */
  open(experiment: Experiment, data: OwnData | null): void;
  /**
   * Computes the runs whose indices are not in `done`; data sets in `certified` are not certified again. With WebGPU
   * suitable runs are trained together on the GPU; after a failure, on the processor.
   */
  play(done: ReadonlySet<number>, certified: ReadonlySet<string>, backend: Backend): void;
  pause(): void;
  /** Ends all work; unfinished runs are lost. */
  cancel(): void;
  dispose(): void;
}

export interface Handed {
  readonly place: RunPlace;
  readonly key: string;
  /** Whether a GPU may train it. */
  readonly forGpu: boolean;
}

/** A map in progress. */
export interface Opened {
  readonly number: number;
  readonly experiment: Experiment;
  readonly data: OwnData | null;
  waiting: Handed[];
  readonly tries: Map<number, number>;
  readonly certified: Set<string>;
  playing: boolean;
}
