/** Controls of experiments that links can lock. */
import type { FieldGroup } from "../../../platform/documents/kind";
import { lockRules } from "../../../platform/documents/lock-rules";
import type { Fields } from "../../../platform/fields/fields";
import { stopFields } from "../math/learners/stop";
import { ownDataKind, tasks } from "../math/tasks/registry";
import { type Experiment, learnerKinds } from "./document";
import { sparse } from "./sparse";

/** Panels that are free, shown with their controls locked, or hidden. Links in use contain their names. */
export const panelControls = ["guarantee", "laboratory", "map", "landscape", "computations", "exhibit"] as const;

const stopGroup: FieldGroup = { owner: "stop", fields: stopFields };

function tablesOf(kinds: Readonly<Record<string, { readonly fields: Fields }>>): Readonly<Record<string, Fields>> {
  return Object.fromEntries(Object.entries(kinds).map(([kind, { fields }]) => [kind, fields]));
}

export const { locks, fitted: fittedLearner } = lockRules<Experiment, "task", "learners">({
  subject: "task",
  // Own data have no settings.
  subjectFields: { ...tablesOf(tasks), [ownDataKind]: {} },
  ownDataKind,
  list: "learners",
  memberFields: tablesOf(learnerKinds),
  groups: [stopGroup],
  others: { stop: stopGroup, sweep: "laboratory", map: "map", laboratory: "laboratory", sampleComplexity: "guarantee" },
  panelControls,
  sparse,
  lockedValues: ({ seed, task, learners = [], stop, sweep, map, laboratory, sampleComplexity }, { value, settings, ofKind }) => [
    value("seed", seed),
    value("kind", ofKind(task)),
    value("learners", (learners as readonly unknown[]).map(ofKind)),
    settings("stop", stop),
    value("laboratory", [sweep, laboratory]),
    value("map", map),
    // Codes of classes that noted them before stay as they are.
    ...(sampleComplexity ? [value("guarantee", sampleComplexity)] : []),
  ],
});
