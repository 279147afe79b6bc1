import type { TaskSpec } from "../../document/document";
import { targetViews } from "../target-views/registry";
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
      {Object.values(targetViews).map(({ kind: own, name }) => (
        <label key={own} className="kind">
          <input type="radio" name="target-kind" value={own} checked={own === kind} onChange={() => onChoose(own)} />
          <span>{name()}</span>
        </label>
      ))}
    </fieldset>
  );
}
