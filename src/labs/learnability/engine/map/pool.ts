/** What the parts of a map's pool share. */

import type { Backend, GpuFailure } from "../../../../platform/engine/backend";
import type { Experiment } from "../../document/document";
import type { OwnData } from "../../math/tasks/dataset";
import type { RunPlace } from "./cells";
import type { ProbedCost } from "./probe";
import type { MapReport } from "./report";

export interface MapListener {
  readonly onReport: (report: MapReport) => void;
  /** A run that is being computed has come so far, 0 to 1. */
  readonly onProgress: (place: RunPlace, share: number) => void;
  readonly onProbed: (costs: readonly (ProbedCost | null)[]) => void;
  /** Where runs that a GPU can train are trained: its name, null before it is known, or why there is none. */
  readonly onGpu: (state: { readonly device: string | null } | { readonly failure: GpuFailure }) => void;
  /** Every run has been reported. */
  readonly onFinished: () => void;
}

export interface MapPool {
  readonly workers: number;
  /** Takes up a map; nothing is computed but the probes that its forecast needs. */
  open(experiment: Experiment, data: OwnData | null): void;
  /**
   * Computes what is not among the places already done, by their index; the data sets named are certified already. With
   * WebGPU, runs that a GPU can train are trained there together; when it fails, on the processor.
   */
  play(done: ReadonlySet<number>, certified: ReadonlySet<string>, backend: Backend): void;
  pause(): void;
  /** Ends all work; runs that were not finished are lost. */
  cancel(): void;
  dispose(): void;
}

export interface Handed {
  readonly place: RunPlace;
  readonly key: string;
  /** Whether a GPU may train it. */
  readonly forGpu: boolean;
}

/** A map that is being computed. */
export interface Opened {
  readonly number: number;
  readonly experiment: Experiment;
  readonly data: OwnData | null;
  waiting: Handed[];
  readonly tries: Map<number, number>;
  readonly certified: Set<string>;
  playing: boolean;
}
