import { memo, useCallback, useContext, useLayoutEffect, useRef } from "react";
import { drawnInTurns } from "../../state/drawn-together";
import { TogetherContext } from "../../state/react";
import { FieldControl } from "./FieldControl";
import type { FieldEntry } from "./field-entries";

export interface FormFieldProps {
  readonly entry: FieldEntry;
  /** On one line, with one tab stop. */
  readonly brief?: boolean;
}

/** Remembered: a change of one field draws no other control of the form again. */
const Control = memo(FieldControl);

/** The control of one field of a set. The rest of the page follows its changes in turns, so that the next key press is answered soon. */
export function FormField({ entry: { set, name, field, changed, locked }, brief = false }: FormFieldProps) {
  const latest = useRef(set);
  useLayoutEffect(() => {
    latest.current = set;
  });
  const own = useContext(TogetherContext)?.turns ?? null;
  const propose = useCallback((value: unknown) => drawnInTurns(own, () => latest.current.propose(name, value)), [own, name]);
  const reset = useCallback(() => propose(latest.current.base[name]), [name, propose]);
  return (
    <Control
      {...{ field, changed, locked, brief, propose }}
      standing={set.problem?.name === name ? set.problem.words : null}
      value={set.values[name]}
      onReset={reset}
    />
  );
}
