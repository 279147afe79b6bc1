import { FieldControl } from "../../../../platform/shell/forms/FieldControl";
import { propose } from "../../../../platform/shell/forms/propose";
import { same, valuesOf } from "../../../../platform/shell/forms/values";
import { useDocument } from "../../../../platform/shell/lab";
import { useLabs } from "../../../../platform/shell/lab-entry";
import { lineOf } from "../../../../platform/shell/lab-line";
import { LatePart } from "../../../../platform/shell/offline/LatePart";
import { openFirst } from "../../../../platform/shell/open-first";
import { PanelGrid } from "../../../../platform/shell/panels/PanelGrid";
import { useSession as useAnySession } from "../../../../platform/state/react";
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
        <OtherLabs />
      </section>
      <PanelGrid only={panels} />
    </main>
  );
}

/** The other labs, whose openings ask questions of their own. */
function OtherLabs() {
  const session = useAnySession();
  const { lab } = useDocument();
  const others = useLabs().flatMap((entry) => {
    const Line = lineOf(entry);
    return Line && entry.id !== lab ? [{ entry, Line }] : [];
  });
  return (
    <div className="few-others">
      <h3>{fewText.others}</h3>
      {others.map(({ entry, Line }) => (
        <div key={entry.id}>
          <button type="button" className="link-button" onClick={() => void openFirst(session, entry)}>
            {entry.title()}
          </button>
          <p>
            <LatePart fallback={null}>
              <Line />
            </LatePart>
          </p>
        </div>
      ))}
    </div>
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
