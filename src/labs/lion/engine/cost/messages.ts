/** Messages between page and worker on the times of forms on this device. */

import type { FromSweep } from "../../../../platform/engine/sweep";
import type { Shape } from "../../math/cost";
import type { FormName } from "../../math/forms/form";
import type { Precision } from "../../math/kernel-forms";

/** The shape and precision with which forms are measured; lengths are tried from small ones on. */
export interface ToCosts extends Omit<Shape, "length"> {
  readonly precision: Precision;
}

/** Backends of this device: kernels in WebAssembly on one core, as in runs of the page, and its GPU. */
export type CostSourceId = "wasm" | "webgpu";

/** The time of a form at a length. */
export interface MeasuredCost {
  readonly source: CostSourceId;
  readonly form: FormName;
  readonly length: number;
  /** From queries, keys, values and decays to outputs, on a GPU where all of them are there: median over `rounds`. */
  readonly milliseconds: number;
  readonly rounds: number;
}

export type FromCosts = FromSweep<MeasuredCost>;

/** Approximate milliseconds of measuring, all sources and forms together. */
export const costBudget = 8000;
