/**
 * The preset of which an experiment is a variation. A link contains the experiment alone, so its preset is found again by
 * similarity; that makes "changed from the preset" survive reloading, undo and sharing.
 */

import { presetAmong } from "../../../../platform/documents/preset-among";
import { defaultsOf } from "../../../../platform/fields/fields";
import { same } from "../../../../platform/shell/forms/values";
import type { Experiment, LearnerSpec, TaskSpec } from "../../document/document";
import { type Preset, presets } from "../../document/presets";
import { sameRun } from "../../document/shown";
import { learnerKindOf } from "../../math/learners/registry";
import { type StopRules, stopFields } from "../../math/learners/stop";
import { taskKindOf } from "../../math/tasks/registry";
import { defaultLearner, defaultTask, differences } from "../values";

/** With more differences than this, an experiment counts as no variation of a preset. */
const mostDifferences = 12;
/** Number of settings that an added or removed learner counts as. */
const wholeLearner = 3;

/** The preset that an experiment equals, for any seed. */
export function presetOf(experiment: Experiment): Preset | undefined {
  return presetAmong(presets, experiment);
}

/**
 * Whether the commentary of a preset applies to an experiment: data, learners, seed, sweep and map are the preset's. View
 * settings, such as a word on the tape or the view of the laboratory, may differ.
 */
export function isOfPreset(experiment: Experiment, preset: Preset): boolean {
  const { map, sweep } = preset.document;
  return sameRun(experiment, preset.document) && same(experiment.map, map) && same(experiment.sweep, sweep);
}

/** The preset most similar to an experiment; `last`, the last known origin, is preferred over all others. */
export function basePresetOf(experiment: Experiment, last: Preset | undefined): Preset | undefined {
  const exact = presetOf(experiment);
  if (exact) return exact;
  // No other can come before it: the others are not searched at every step of a slider.
  if (last && distanceBetween(experiment, last.document) < mostDifferences) return last;
  const ranked = presets
    .map((preset) => ({ preset, distance: distanceBetween(experiment, preset.document) - (preset === last ? mostDifferences : 0) }))
    .toSorted((a, b) => a.distance - b.distance);
  return ranked[0].distance <= mostDifferences ? ranked[0].preset : undefined;
}

/** How many settings of an experiment differ from its preset's. */
export function changesSince(experiment: Experiment, base: Preset): number {
  return distanceBetween(experiment, base.document);
}

function distanceBetween(a: Experiment, b: Experiment): number {
  if (a.task.kind !== b.task.kind) return Number.POSITIVE_INFINITY;
  const learners = a.learners.map((learner) => nearestLearner(learner, b.learners).distance);
  return (
    differences(taskKindOf(a.task).fields, a.task, b.task).length +
    differences(stopFields, a.stop, b.stop).length +
    learners.reduce((sum, distance) => sum + Math.min(distance, wholeLearner), 0) +
    Math.abs(a.learners.length - b.learners.length)
  );
}

function nearestLearner(learner: LearnerSpec, others: readonly LearnerSpec[]): { readonly spec: LearnerSpec; readonly distance: number } {
  const alike = others
    .filter(({ kind }) => kind === learner.kind)
    .map((spec) => ({ spec, distance: differences(learnerKindOf(spec).fields, spec, learner).length }))
    .toSorted((a, b) => a.distance - b.distance);
  return alike[0] ?? { spec: defaultLearner(learner.kind), distance: wholeLearner };
}

/** The settings a target's fields are compared with and reset to. */
export function baseTask(task: TaskSpec, base: Preset | undefined): TaskSpec {
  return base?.document.task.kind === task.kind ? base.document.task : defaultTask(task.kind);
}

/** Likewise those of the stop rules. */
export function baseStop(base: Preset | undefined): StopRules {
  return base?.document.stop ?? defaultsOf(stopFields);
}

/**
 * The settings a learner's fields are compared with and reset to: those of the preset's learner in its place, or, where
 * learners were added or removed, of the one most like it.
 */
export function baseLearner(experiment: Experiment, index: number, base: Preset | undefined): LearnerSpec {
  const learner = experiment.learners[index];
  const originals = base?.document.learners ?? [];
  const inPlace = originals.length === experiment.learners.length ? originals[index] : undefined;
  return inPlace?.kind === learner.kind ? inPlace : nearestLearner(learner, originals).spec;
}
