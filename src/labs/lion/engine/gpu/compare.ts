import type { Gpu } from "../../../../platform/tensors/device";
import type { LionDocument } from "../../document/document";
import { settingsOf } from "../../document/settings";
import { attention, largestDifference } from "../../math/attention";
import { operationsOf } from "../../math/cost";
import type { FormName } from "../../math/forms/form";
import { attentionOnGpu } from "../../math/gpu/attention";
import { type GpuFormName, gpuFormNames } from "../../math/gpu/gpu-head";
import { kernelForm } from "../../math/kernel-forms";
import type { LionData } from "../../math/own-data";
import { LionWorkspace } from "../../math/workspace";
import { isInfinite } from "../agreement";
import { type Head, headsOf } from "../heads";
import type { GpuAnswer, GpuDifference, GpuObstacle } from "./messages";

/** Operations of all forms together: about a second of a GPU, or of one that the processor plays. */
const mostOnGpu = { real: 2e11, played: 2e8 } as const;
/** Of the processor, for what they are compared with: about a second, too. */
const mostOnProcessor = 1e10;

/**
 * Computes the forms of a document on the GPU, and how far each is from the document's first form on the processor.
 *
 * @throws {GpuMemoryError | GpuUnavailable | GpuLost}
 */
export async function compareOnGpu(gpu: Gpu, document: LionDocument, data: LionData | null): Promise<GpuAnswer> {
  const device = gpu.name;
  const heads = headsOf(document, data);
  const obstacle = obstacleOf(document, heads, device === "software");
  if (obstacle) return { kind: "not-compared", device, obstacle };
  const workspace = new LionWorkspace();
  const settings = settingsOf(document);
  const kernel = kernelForm(workspace, reference(document), document.precision);
  const exact = heads.map(({ sequence, decays }) => attention(kernel, sequence, decays, settings));
  const found: GpuDifference[] = [];
  for (const form of onGpu(document)) {
    let difference = 0;
    for (const [index, { sequence, decays }] of heads.entries()) {
      const y = await attentionOnGpu(gpu, form, sequence, decays, settings);
      difference = Math.max(difference, y.some(isInfinite) ? Number.NaN : largestDifference([exact[index], y]));
    }
    found.push({ form, difference });
  }
  return { kind: "compared", device, forms: found };
}

function onGpu({ forms }: LionDocument): readonly GpuFormName[] {
  return gpuFormNames.filter((form) => forms.includes(form));
}

/** All forms agree in float64 as far as float32 can tell: the one of linear time stands for them. */
function reference({ forms, precision }: LionDocument): FormName {
  return precision === "float64" ? "state-chunk" : forms[0];
}

function obstacleOf(document: LionDocument, heads: readonly Head[], played: boolean): GpuObstacle | null {
  const [{ sequence, decays }] = heads;
  if (decays.width > 1) return "coordinates";
  const forms = onGpu(document);
  if (forms.length === 0) return "recurrent";
  const shape = { ...sequence, chunk: document.chunk, decays: document.variant !== "LIT" };
  const operations = (form: FormName) => heads.length * document.scans * operationsOf(form, shape);
  const needed = forms.reduce((sum, form) => sum + operations(form), 0);
  const most = played ? mostOnGpu.played : mostOnGpu.real;
  return needed > most || operations(reference(document)) > mostOnProcessor ? "too-long" : null;
}
