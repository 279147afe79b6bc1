/** The forms of a document, one after the other: what the job of the page and the result document are both made of. */

import type { LongComputation } from "../../../platform/numerics/progress";
import type { LionDocument } from "../document/document";
import { settingsOf } from "../document/settings";
import { type Attention, attention } from "../math/attention";
import type { FormName } from "../math/forms/form";
import { forms } from "../math/forms/forms";
import { kernelAttention } from "../math/kernel-forms";
import type { LionData } from "../math/own-data";
import { LionWorkspace } from "../math/workspace";
import { type BrokenRows, brokenRows, isInfinite } from "./agreement";
import { type Head, headsOf } from "./heads";

/** A form that is done. */
export interface FormOutputs {
  readonly form: FormName;
  /** Y of each head, L x d_v. */
  readonly outputs: readonly Float64Array[];
  /** Numbers in a row of them. */
  readonly dv: number;
  /** Rows that left the range of the numbers; null where all are within it. */
  readonly overflow: BrokenRows | null;
  readonly milliseconds: number;
}

/** Computes every form of a document, and reports each finished one. */
export function* runForms(
  document: LionDocument,
  data: LionData | null,
  onDone: (done: FormOutputs, heads: readonly Head[]) => void,
): LongComputation<readonly Head[]> {
  const heads = headsOf(document, data);
  const settings = settingsOf(document);
  const workspace = new LionWorkspace();
  const pieces = heads.length * document.forms.length;
  for (const [index, form] of document.forms.entries()) {
    const outputs: Float64Array[] = [];
    let milliseconds = 0;
    for (const { sequence, decays } of heads) {
      yield (index * heads.length + outputs.length) / pieces;
      const start = performance.now();
      outputs.push(computed(form, document, decays.width, workspace)(sequence, decays, settings));
      milliseconds += performance.now() - start;
    }
    const { dv } = heads[0].sequence;
    onDone({ form, outputs, dv, overflow: brokenRows(outputs, dv, isInfinite), milliseconds }, heads);
  }
  return heads;
}

/** On kernels, except where every coordinate decays by itself, which they do not know. */
function computed(form: FormName, { precision }: LionDocument, width: number, workspace: LionWorkspace): Attention {
  if (width === 1) return kernelAttention(workspace, form, precision);
  return (sequence, decays, settings) => attention(forms[form], sequence, decays, settings);
}
