import { usePropose } from "../../labs/learnability/rail/proposal";
import { usePlayground } from "../../state/react";
import { translate } from "../../ui/language";
import { lessonsText } from "../../ui/lessons-text";
import { fieldAt, settingChange, valueAt } from "../settings";
import { DragNumber } from "./DragNumber";

export interface FieldProps {
  /** As in "task.samples", "learners[1].heads" or "seed". */
  readonly path: string;
  /** What an arrow key adds to a number: 1 unless said otherwise, or 0.1 where it need not be whole. */
  readonly step?: number;
}

/** A setting of the experiment as a control in the sentence: a number to drag or type, or a choice. */
export function Field({ path, step }: FieldProps) {
  const experiment = usePlayground((state) => state.experiment);
  const propose = usePropose();
  const field = fieldAt(experiment, path);
  if (!field) return <span className="lesson-absent">{lessonsText.field.absent}</span>;
  const value = valueAt(experiment, path);
  const offer = (proposal: unknown) => propose(path, settingChange(path, proposal));
  if (field.kind === "choice")
    return (
      <select
        className="lesson-select"
        aria-label={translate(field.label)}
        value={String(value)}
        onChange={(event) => void offer(event.target.value)}
      >
        {Object.entries(field.options).map(([option, words]) => (
          <option key={option} value={option}>
            {translate(words)}
          </option>
        ))}
      </select>
    );
  if (field.kind === "structured") throw new TypeError(`"${path}" is no number and no choice`);
  const usual = field.kind === "integer" ? 1 : 0.1;
  return (
    <DragNumber label={translate(field.label)} value={Number(value)} step={step ?? usual} offer={offer} hint={lessonsText.field.drag} />
  );
}
