import { useContext } from "react";
import { formatSetting } from "../../platform/charts/format";
import { propose } from "../../platform/shell/forms/propose";
import { useSession } from "../../platform/state/react";
import { DragNumber } from "../../platform/ui/controls/DragNumber";
import { fieldSaid } from "../../platform/ui/language";
import { experimentNamed, StartContext, useOpenDocument, useScope } from "../scope";
import { lessonsText } from "../words";

export interface FieldProps {
  /** As in "task.samples", "learners[1].heads" or "seed". */
  readonly path: string;
  /** Increment of an arrow key for a number: by default 1, or 0.1 where it need not be whole. */
  readonly step?: number;
}

/** The setting while another experiment runs: its value at the start of the exercise, or words for a missing one. */
function Absent({ path }: Pick<FieldProps, "path">) {
  const { lesson } = useScope();
  const from = useContext(StartContext)?.experiment;
  const start = from === undefined ? null : experimentNamed(lesson, from);
  const { fieldAt, valueAt } = lesson.api.settings;
  const field = start && fieldAt(start, path);
  if (!start || !field) return <span className="lesson-absent">{lessonsText.field.absent}</span>;
  const value = valueAt(start, path);
  return (
    <span className="lesson-absent number" title={lessonsText.field.start}>
      {field.kind === "choice" ? fieldSaid(field).options[String(value)] : formatSetting(Number(value))}
    </span>
  );
}

/** A setting of the experiment as a control in the sentence: a number to drag or type, or a choice. */
export function Field({ path, step }: FieldProps) {
  const experiment = useOpenDocument();
  const { fieldAt, valueAt, change } = useScope().lesson.api.settings;
  const session = useSession();
  const start = useContext(StartContext);
  const field = experiment && start?.isHere !== false ? fieldAt(experiment, path) : null;
  if (!experiment || !field) return <Absent path={path} />;
  const value = valueAt(experiment, path);
  const offer = (proposal: unknown) => propose(session, path, change(path, proposal));
  const { label, options } = fieldSaid(field);
  if (field.kind === "choice")
    return (
      <select className="lesson-select" aria-label={label} value={String(value)} onChange={(event) => void offer(event.target.value)}>
        {Object.entries(options).map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    );
  if (field.kind === "structured" || field.kind === "switch") throw new TypeError(`"${path}" is no number and no choice`);
  const usual = field.kind === "integer" ? 1 : 0.1;
  return <DragNumber label={label} value={Number(value)} step={step ?? usual} offer={offer} hint={lessonsText.field.drag} />;
}
