/** The source of forms on this device, as the measurement uses it. */
import type { FormName } from "../../math/forms/form";
import type { Sequence } from "../../math/sequence";
import type { CostSourceId, ToCosts } from "./messages";

/** One of them, ready to compute. */
export interface CostSource {
  readonly id: CostSourceId;
  readonly forms: readonly FormName[];
  /** A call computes a form once for a sequence of this length; of a GPU the promise is kept when its outputs are there. */
  prepare(length: number): (form: FormName) => void | Promise<void>;
}

/** Null on a device that has none. */
export type OpenCostSource = (question: ToCosts) => Promise<CostSource | null>;

/** Of positive numbers: which ones they are does not matter to the time. */
export function anySequence(length: number, { d, dv }: Pick<ToCosts, "d" | "dv">): Sequence {
  const numbers = (width: number, step: number) => {
    const values = new Float64Array(length * width);
    for (let e = 0; e < values.length; e++) values[e] = 0.1 + ((e * step) % 1);
    return values;
  };
  return { length, d, dv, q: numbers(d, 0.618), k: numbers(d, 0.414), v: numbers(dv, 0.732), padding: null };
}
