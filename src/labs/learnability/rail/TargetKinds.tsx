import type { TaskSpec } from "../../../experiment/learnability/document";
import { railText } from "./words";

export interface TargetKindsProps {
  readonly kind: TaskSpec["kind"];
  readonly locked: boolean;
  readonly onChoose: (kind: TaskSpec["kind"]) => void;
}

const kinds: readonly TaskSpec["kind"][] = ["random-attention", "associative-memory", "automaton", "turing-machine", "custom"];

/** Native radio buttons, there at first sight: arrow keys, names and touch come with them. */
export function TargetKinds({ kind, locked, onChoose }: TargetKindsProps) {
  return (
    <fieldset className="kinds" disabled={locked}>
      <legend className="visually-hidden">{railText.target.kind}</legend>
      {kinds.map((name) => (
        <label key={name} className="kind">
          <input type="radio" name="target-kind" value={name} checked={name === kind} onChange={() => onChoose(name)} />
          <span>{railText.target.kinds[name]}</span>
        </label>
      ))}
    </fieldset>
  );
}
