/** What a document is a variation of: the preset most like it. */
import { attentionFields } from "../../../experiment/lion/attention-fields";
import type { LionDocument } from "../../../experiment/lion/document";
import type { EncoderSpec } from "../../../experiment/lion/encoder-fields";
import { type LionPreset, presets } from "../../../experiment/lion/presets";
import { type ProblemSpec, problemFields } from "../../../experiment/lion/problem-fields";
import { learnerDefaults, problemDefaults, type TaskSpec } from "../../../experiment/lion/task-fields";
import { defaultsOf, type Fields } from "../../../fields/fields";
import type { TaskName } from "../../../lion/tasks/tasks";
import { type Values, valuesOf } from "../../../shell/forms/values";
import { presetAmong } from "../../../shell/rail/presets";

/** The preset that a document is, whatever its seed; undefined for one of its own. */
export function presetOf(document: LionDocument): LionPreset | undefined {
  return presetAmong(presets, document);
}

/** What the fields of the problem are compared with and reset to. */
export function baseProblem(problem: ProblemSpec, base: LionPreset | undefined): ProblemSpec {
  const known = base?.document.problem;
  if (problem.kind === "task") {
    const { task } = problem;
    return known?.kind === "task" && known.task === task ? known : ({ ...problemDefaults(task), kind: "task", task } as TaskSpec);
  }
  if (known?.kind === problem.kind) return known;
  return { kind: problem.kind, ...defaultsOf(problemFields[problem.kind] as Fields) } as ProblemSpec;
}

/** Likewise those of an encoder: the one in its place, where that is of the same variant. */
export function baseLearner(spec: EncoderSpec, index: number, task: TaskName, base: LionPreset | undefined): Values {
  const inPlace = base?.document.learners[index];
  return inPlace?.variant === spec.variant ? valuesOf(inPlace) : ({ ...learnerDefaults(task), variant: spec.variant } as Values);
}

/** Likewise those of how it attends. */
export function baseAttention(base: LionPreset | undefined): Values {
  return base ? valuesOf(base.document) : defaultsOf(attentionFields as Fields);
}
