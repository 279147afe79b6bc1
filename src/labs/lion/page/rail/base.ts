/** The preset most similar to a document. */

import { presetAmong } from "../../../../platform/documents/preset-among";
import { defaultsOf, type Fields } from "../../../../platform/fields/fields";
import { type Values, valuesOf } from "../../../../platform/shell/forms/values";
import { usePresetBase } from "../../../../platform/shell/presets/PresetBase";
import { attentionFields } from "../../document/attention-fields";
import type { LionDocument } from "../../document/document";
import type { EncoderSpec } from "../../document/encoder-fields";
import { type LionPreset, presets } from "../../document/presets";
import { type ProblemSpec, problemFields } from "../../document/problem-fields";
import { learnerDefaults, problemDefaults, type TaskSpec } from "../../document/task-fields";
import type { TaskName } from "../../math/tasks/tasks";

/** The preset that equals a document, whatever its seed; undefined without one. */
export function presetOf(document: LionDocument): LionPreset | undefined {
  return presetAmong(presets, document);
}

/** The preset of which the document on screen is a variation. */
export function useBasePreset(): LionPreset | undefined {
  return usePresetBase().preset as LionPreset | undefined;
}

/** Base values of the problem's fields, for comparison and reset. */
export function baseProblem(problem: ProblemSpec, base: LionPreset | undefined): ProblemSpec {
  const known = base?.document.problem;
  if (problem.kind === "task") {
    const { task } = problem;
    return known?.kind === "task" && known.task === task ? known : ({ ...problemDefaults(task), kind: "task", task } as TaskSpec);
  }
  if (known?.kind === problem.kind) return known;
  return { kind: problem.kind, ...defaultsOf(problemFields[problem.kind] as Fields) } as ProblemSpec;
}

/** Base values of an encoder: those of the one in its place, where that is of the same variant. */
export function baseLearner(spec: EncoderSpec, index: number, task: TaskName, base: LionPreset | undefined): Values {
  const inPlace = base?.document.learners[index];
  return inPlace?.variant === spec.variant ? valuesOf(inPlace) : ({ ...learnerDefaults(task), variant: spec.variant } as Values);
}

/** Base values of attention. */
export function baseAttention(base: LionPreset | undefined): Values {
  return base ? valuesOf(base.document) : defaultsOf(attentionFields as Fields);
}
