import { lazy } from "react";
import { LockNote } from "../../../../platform/shell/class/LockNote";
import { useLock } from "../../../../platform/shell/class/locks";
import { FieldsForm } from "../../../../platform/shell/forms/FieldsForm";
import { propose } from "../../../../platform/shell/forms/propose";
import { SeedField } from "../../../../platform/shell/forms/SeedField";
import { valuesOf } from "../../../../platform/shell/forms/values";
import { LatePart } from "../../../../platform/shell/offline/LatePart";
import { askForOwnData, takeOwnDataBack, useOwnDataAsked } from "../../../../platform/shell/own-data/asked";
import { StaticNumber } from "../../../../platform/ui/controls/StaticField";
import { problemSaid } from "../../../../platform/ui/problem-said";
import { experimentFields, type TaskSpec } from "../../document/document";
import { ownDataKind, taskKindOf, tasks } from "../../math/tasks/registry";
import { usePlayground, useSession } from "../session/react";
import { targetView } from "../target-views/registry";
import { useBasePreset } from "./BasePreset";
import { baseTask } from "./base";
import { withSeed, withTaskField } from "./edits";
import { railText } from "./words";

const OwnDataPane = lazy(() => import("./OwnDataPane").then((module) => ({ default: module.OwnDataPane })));

type Kind = TaskSpec["kind"];

/** What there is to learn: a kind of target and its settings. */
export function TargetSection() {
  const session = useSession();
  const base = useBasePreset();
  const kind = usePlayground((state) => state.experiment.task.kind);
  // Own data become the target once a file is open; until then choosing them only shows how to open one.
  const asked = useOwnDataAsked();
  const shown: Kind = asked ? ownDataKind : kind;
  const lock = useLock("kind");
  const learners = useLock("learners");
  const choose = (chosen: Kind) => {
    if (chosen === ownDataKind && kind !== ownDataKind) askForOwnData(session);
    else takeOwnDataBack();
    if (chosen === ownDataKind || chosen === kind) return;
    void import("./switch-target").then(({ switchTarget }) =>
      switchTarget(session, chosen, { base, mayChangeLearners: learners === "free" }),
    );
  };
  return (
    <section className="rail-section" aria-labelledby="target-heading">
      <h2 id="target-heading">{railText.sections.target}</h2>
      {lock !== "hidden" && <TargetKinds kind={shown} locked={lock === "locked"} onChoose={choose} />}
      {lock === "locked" && <LockNote />}
      {shown === ownDataKind ? (
        <LatePart fallback={null}>
          <OwnDataPane />
        </LatePart>
      ) : (
        <GeneratedTarget />
      )}
    </section>
  );
}

function GeneratedTarget() {
  const session = useSession();
  const base = useBasePreset();
  const { task, seed } = usePlayground((state) => state.experiment);
  const tooLarge = usePlayground(({ notices }) => notices.find((notice) => notice.kind === "too-large")?.problem ?? null);
  const seedLock = useLock("seed");
  return (
    <>
      <FieldsForm
        key={task.kind}
        owner={task.kind}
        table={taskKindOf(task).fields}
        values={valuesOf(task)}
        base={valuesOf(baseTask(task, base))}
        propose={(name, value) => propose(session, `task.${name}`, withTaskField(name, value))}
        problem={tooLarge && { name: tooLarge.field.replace("task.", ""), words: problemSaid({ ...tooLarge, field: "" }) }}
      />
      {seedLock === "locked" && <StaticNumber field={experimentFields.seed} value={seed} locked />}
      {seedLock === "free" && (
        <SeedField field={experimentFields.seed} value={seed} propose={(value) => propose(session, "seed", withSeed(value))} />
      )}
    </>
  );
}

interface TargetKindsProps {
  readonly kind: TaskSpec["kind"];
  readonly locked: boolean;
  readonly onChoose: (kind: TaskSpec["kind"]) => void;
}

/** Native radio buttons, there at first sight: arrow keys, names and touch come with them. */
function TargetKinds({ kind, locked, onChoose }: TargetKindsProps) {
  return (
    <fieldset className="kinds" disabled={locked}>
      <legend className="visually-hidden">{railText.target.kind}</legend>
      {Object.values(tasks).map(({ kind: own }) => (
        <label key={own} className="kind">
          <input type="radio" name="target-kind" value={own} checked={own === kind} onChange={() => onChoose(own)} />
          <span>{targetView({ kind: own }).name}</span>
        </label>
      ))}
    </fieldset>
  );
}
