/** What a page asks about the time that forms take on this device, and what it is told. */

import type { FromSweep } from "../../../../platform/engine/sweep";
import type { Shape } from "../../math/cost";
import type { FormName } from "../../math/forms/form";
import type { Precision } from "../../math/kernel-forms";

/** What forms are measured with; lengths are tried from small ones on. */
export interface ToCosts extends Omit<Shape, "length"> {
  readonly precision: Precision;
}

/** What computes on this device: kernels in WebAssembly on one core, as the runs of the page, and its GPU. */
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

/** Milliseconds of measuring, all sources and forms together, about; what is asked for is told beforehand. */
export const costBudget = 8000;
