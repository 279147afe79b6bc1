import type { TaskSpec } from "../../document/document";
import { tasks } from "../../math/tasks/registry";
import { targetView } from "../target-views/registry";
import { railText } from "./words";

export interface TargetKindsProps {
  readonly kind: TaskSpec["kind"];
  readonly locked: boolean;
  readonly onChoose: (kind: TaskSpec["kind"]) => void;
}

/** Native radio buttons, there at first sight: arrow keys, names and touch come with them. */
export function TargetKinds({ kind, locked, onChoose }: TargetKindsProps) {
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
