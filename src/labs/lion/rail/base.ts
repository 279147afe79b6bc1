/** What a document is a variation of: the preset most like it. */
import { attentionFields } from "../../../experiment/lion/attention-fields";
import type { LionDocument } from "../../../experiment/lion/document";
import { type LionPreset, presets } from "../../../experiment/lion/presets";
import { type ProblemSpec, problemFields } from "../../../experiment/lion/problem-fields";
import { defaultsOf, type Fields } from "../../../fields/fields";
import { type Values, valuesOf } from "../../../shell/forms/values";
import { presetAmong } from "../../../shell/rail/presets";

/** The preset that a document is, whatever its seed; undefined for one of its own. */
export function presetOf(document: LionDocument): LionPreset | undefined {
  return presetAmong(presets, document);
}

/** What the fields of the problem are compared with and reset to. */
export function baseProblem(problem: ProblemSpec, base: LionPreset | undefined): ProblemSpec {
  if (base?.document.problem.kind === problem.kind) return base.document.problem;
  return { kind: problem.kind, ...defaultsOf(problemFields[problem.kind] as Fields) } as ProblemSpec;
}

/** Likewise those of how it attends. */
export function baseAttention(base: LionPreset | undefined): Values {
  return base ? valuesOf(base.document) : defaultsOf(attentionFields as Fields);
}
