/** What can compute forms on this device. A further one, such as a GPU, is one more entry of the list. */
import { type Attention, usualSettings } from "../../../lion/attention";
import { fixedDecay, noDecay } from "../../../lion/decays";
import type { FormName } from "../../../lion/forms/form";
import { formNames } from "../../../lion/forms/forms";
import { kernelAttention } from "../../../lion/kernel-forms";
import type { Sequence } from "../../../lion/sequence";
import { LionWorkspace } from "../../../lion/workspace";
import type { CostSourceId, ToCosts } from "./messages";

/** One of them, ready to compute. */
export interface CostSource {
  readonly id: CostSourceId;
  readonly forms: readonly FormName[];
  /** A call computes a form once for a sequence of this length; of a GPU the promise is kept when its outputs are back. */
  prepare(length: number): (form: FormName) => void | Promise<void>;
}

/** Null on a device that has none. */
export type OpenCostSource = (question: ToCosts) => Promise<CostSource | null>;

export const costSources: readonly OpenCostSource[] = [openWasm];

async function openWasm(question: ToCosts): Promise<CostSource> {
  const workspace = new LionWorkspace();
  const attentions = Object.fromEntries(formNames.map((form) => [form, kernelAttention(workspace, form, question.precision)])) as Readonly<
    Record<FormName, Attention>
  >;
  const settings = { ...usualSettings, chunk: question.chunk };
  return {
    id: "wasm",
    forms: formNames,
    prepare: (length) => {
      const sequence = anySequence(length, question);
      // One decay takes as long as many.
      const decays = question.decays ? fixedDecay(length, 0.95) : noDecay(length);
      return (form) => void attentions[form](sequence, decays, settings);
    },
  };
}

/** Of positive numbers: which ones they are does not matter to the time. */
function anySequence(length: number, { d, dv }: Pick<ToCosts, "d" | "dv">): Sequence {
  const numbers = (width: number, step: number) => {
    const values = new Float64Array(length * width);
    for (let e = 0; e < values.length; e++) values[e] = 0.1 + ((e * step) % 1);
    return values;
  };
  return { length, d, dv, q: numbers(d, 0.618), k: numbers(d, 0.414), v: numbers(dv, 0.732), padding: null };
}
