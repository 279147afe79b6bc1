import { FieldControl } from "../../../../platform/shell/forms/FieldControl";
import { propose } from "../../../../platform/shell/forms/propose";
import { same, valuesOf } from "../../../../platform/shell/forms/values";
import { PanelGrid } from "../../../../platform/shell/panels/PanelGrid";
import { taskKindOf } from "../../math/tasks/registry";
import { baseTask } from "../rail/base";
import { useBasePreset } from "../rail/base-preset";
import { withTaskField } from "../rail/edits";
import { usePlayground, useSession } from "../session/react";
import { fewText } from "./intro-words";
import "./few.css";

const panels = ["loss", "spectrum"];
const fields = ["d", "samples", "noise"];

/** The page in small: the layer of the question with two panels and three controls. */
export function FirstSteps() {
  const words = fewText;
  return (
    <main className="few">
      <section className="few-settings" aria-label={words.settings}>
        <h2>{words.headline}</h2>
        <p className="few-lede">{words.lede}</p>
        <p>{words.attempt}</p>
        <ThreeControls />
      </section>
      <PanelGrid only={panels} />
    </main>
  );
}

function ThreeControls() {
  const session = useSession();
  const base = useBasePreset();
  const task = usePlayground(({ experiment }) => experiment.task);
  const [values, before] = [valuesOf(task), valuesOf(baseTask(task, base))];
  return (
    <div className="form">
      {fields.map((name) => (
        <FieldControl
          key={name}
          field={taskKindOf(task).fields[name]}
          value={values[name]}
          changed={!same(values[name], before[name])}
          locked={false}
          standing={null}
          propose={(value) => propose(session, `task.${name}`, withTaskField(name, value))}
          onReset={() => propose(session, `task.${name}`, withTaskField(name, before[name]))}
        />
      ))}
    </div>
  );
}
