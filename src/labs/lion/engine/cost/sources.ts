/** Backends that can compute forms on this device. A further one, such as a GPU, is one more entry of the list. */
import { type Attention, usualSettings } from "../../math/attention";
import { fixedDecay, noDecay } from "../../math/decays";
import type { FormName } from "../../math/forms/form";
import { formNames } from "../../math/forms/forms";
import { kernelAttention } from "../../math/kernel-forms";
import { LionWorkspace } from "../../math/workspace";
import type { ToCosts } from "./messages";
import { anySequence, type CostSource, type OpenCostSource } from "./source";

export const costSources: readonly OpenCostSource[] = [openWasm, async (question) => (await import("./gpu-source")).openWebGpu(question)];

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
