import { FieldControl } from "./FieldControl";
import type { FieldEntry } from "./field-entries";

export interface FormFieldProps {
  readonly entry: FieldEntry;
  /** On one line, with one tab stop. */
  readonly brief?: boolean;
}

/** The control of one field of a set. */
export function FormField({ entry: { set, name, field, changed, locked }, brief = false }: FormFieldProps) {
  return (
    <FieldControl
      {...{ field, changed, locked, brief }}
      standing={set.problem?.name === name ? set.problem.words : null}
      value={set.values[name]}
      propose={(value) => set.propose(name, value)}
      onReset={() => set.propose(name, set.base[name])}
    />
  );
}
