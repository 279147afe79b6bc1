/** What can compute forms on this device. A further one, such as a GPU, is one more entry of the list. */
import { type Attention, usualSettings } from "../../../lion/attention";
import { fixedDecay, noDecay } from "../../../lion/decays";
import type { FormName } from "../../../lion/forms/form";
import { formNames } from "../../../lion/forms/forms";
import { kernelAttention } from "../../../lion/kernel-forms";
import { LionWorkspace } from "../../../lion/workspace";
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
