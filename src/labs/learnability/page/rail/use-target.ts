import { useLock } from "../../../../platform/shell/class/locks";
import { propose } from "../../../../platform/shell/forms/propose";
import { valuesOf } from "../../../../platform/shell/forms/values";
import type { SettingsGroup, Target } from "../../../../platform/shell/rail/lab-rail";
import { problemSaid } from "../../../../platform/ui/problem-said";
import { experimentFields } from "../../document/document";
import { stopFields } from "../../math/learners/stop";
import { isOwnData, taskKindOf, tasks } from "../../math/tasks/registry";
import { usePlayground, useSession } from "../session/react";
import { targetView } from "../target-views/registry";
import { baseStop, baseTask } from "./base";
import { useBasePreset } from "./base-preset";
import { withSeed, withStopRule, withTaskField } from "./edits";
import { railText } from "./words";

/** The target: its kind, its settings, and the end of training. */
export function useTarget(): Target {
  const session = useSession();
  const base = useBasePreset();
  const { task, seed } = usePlayground((state) => state.experiment);
  const learners = useLock("learners");
  const groups = [useTaskGroup(), useStopGroup()];
  return {
    title: railText.sections.target,
    kindLabel: railText.target.kind,
    kinds: Object.values(tasks).map(({ kind }) => ({ id: kind, name: targetView({ kind }).name })),
    kind: task.kind,
    choose: (kind) =>
      void import("./switch-target").then(({ switchTarget }) =>
        switchTarget(session, kind as typeof task.kind, { base, mayChangeLearners: learners === "free" }),
      ),
    groups: isOwnData(task) ? groups.slice(1) : groups,
    seed: { field: experimentFields.seed, value: seed, propose: (value) => propose(session, "seed", withSeed(value)) },
  };
}

function useTaskGroup(): SettingsGroup {
  const session = useSession();
  const base = useBasePreset();
  const task = usePlayground((state) => state.experiment.task);
  const tooLarge = usePlayground(({ notices }) => notices.find((notice) => notice.kind === "too-large")?.problem ?? null);
  return {
    path: "task",
    title: targetView(task).heading ?? targetView(task).name,
    owner: task.kind,
    table: taskKindOf(task).fields,
    values: valuesOf(task),
    base: valuesOf(baseTask(task, base)),
    propose: (name, value) => propose(session, `task.${name}`, withTaskField(name, value)),
    problem: tooLarge && { name: tooLarge.field.replace("task.", ""), words: problemSaid({ ...tooLarge, field: "" }) },
  };
}

/** Rules by which gradient learners end before their last step. The header has them as well. */
export function useStopGroup(): SettingsGroup {
  const session = useSession();
  const base = useBasePreset();
  const rules = usePlayground((state) => state.experiment.stop);
  return {
    path: "stop",
    title: railText.sections.stop,
    elsewhere: true,
    owner: "stop",
    table: stopFields,
    values: valuesOf(rules),
    base: valuesOf(baseStop(base)),
    propose: (name, value) => propose(session, `stop.${name}`, withStopRule(name, value)),
  };
}
