/** Messages between page and worker on sketches of several sizes. */

import type { FromSweep } from "../../../../platform/engine/sweep";
import type { EagleDocument } from "../../document/document";
import type { EagleData } from "../../math/files/own-data";
import type { LimitedSettings } from "../../math/settings";
import type { EndReason } from "../../math/solver";

/** Squared errors for which a run reports the cost of reaching them. */
export const sketchTargets = [1e-2, 1e-6, 1e-20] as const;

/** Most iterations of a run, to limit the reader's wait; a series that has not ended by then is reported as not ended. */
export const mostIterations = 1500;

/** r = n, n/2, n/4, n/8, as far as they differ and are whole. */
export function sketchSizes(n: number): readonly number[] {
  return [...new Set([1, 2, 4, 8].map((part) => Math.max(1, Math.round(n / part))))];
}

/** A rule with limited computation: which sketch, and the paper's update or this project's rescaled one. */
export type SketchRule = Pick<LimitedSettings, "sketch" | "rescaled">;

export const sketchRules: readonly SketchRule[] = [
  { sketch: "columns", rescaled: false },
  { sketch: "orthonormal", rescaled: false },
  { sketch: "columns", rescaled: true },
  { sketch: "orthonormal", rescaled: true },
];

/** Cost of reaching an error. */
export interface Reached {
  readonly iterations: number;
  readonly operations: number;
  /** Computing time on this device. */
  readonly milliseconds: number;
}

/** A rule with one size of sketch, run to its end. */
export interface SketchRun {
  /** Index into `sketchRules`. */
  readonly rule: number;
  readonly r: number;
  /** Columns of A. */
  readonly n: number;
  /** In the order of `sketchTargets`; null where all iterations were not enough. */
  readonly reached: readonly (Reached | null)[];
  readonly iterations: number;
  readonly ended: EndReason;
  /** Relative squared error at the end; NaN where the true D is not known. */
  readonly error: number;
  /** kappa of the whole A_l over the directions that A had at the start, at recorded iterations from 0 on. */
  readonly condition: { readonly iteration: readonly number[]; readonly value: readonly number[] };
}

export interface ToSketches {
  readonly sweep: "sketches";
  readonly document: EagleDocument;
  readonly data: EagleData | null;
}

export type FromSketches = FromSweep<SketchRun>;
