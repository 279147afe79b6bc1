import { useId, useRef, useState } from "react";
import { applies, type Field, type Fields } from "../../fields/fields";
import { ChevronIcon } from "../../ui/icons";
import { lockOf, useLocks } from "../class/locks";
import { FieldControl } from "./FieldControl";
import { same, type Values } from "./values";
import { formsText } from "./words";

export interface FieldsFormProps {
  /** Whose settings these are, as locks name them: the kind of the target or the learner. */
  readonly owner: string;
  readonly table: Fields;
  readonly values: Values;
  /** What the values are compared with, and reset to. */
  readonly base: Values;
  readonly propose: (name: string, value: unknown) => string | null;
  /** What is wrong with a value that the document has, by its name. */
  readonly problem?: { readonly name: string; readonly words: string } | null;
}

interface Entry {
  readonly name: string;
  readonly field: Field;
  readonly changed: boolean;
}

/** The form of a table of fields: what matters first, what is seldom changed folded away unless it was changed. */
export function FieldsForm({ owner, table, values, base, propose, problem = null }: FieldsFormProps) {
  const [open, setOpen] = useState(false);
  const rareId = useId();
  const locks = useLocks();
  const stateOf = (name: string) => lockOf(locks, `${owner}.${name}`);
  const entries = entriesOf(table, values, base).filter(({ name }) => stateOf(name) !== "hidden");
  const rare = entries.filter(({ field }) => field.rare);
  const unfolded = useUnfolded(rare, open);
  const controlOf = ({ name, field, changed }: Entry) => (
    <FieldControl
      key={name}
      {...{ field, changed }}
      locked={stateOf(name) === "locked"}
      standing={problem?.name === name ? problem.words : null}
      value={values[name]}
      propose={(value) => propose(name, value)}
      onReset={() => propose(name, base[name])}
    />
  );
  return (
    <div className="form">
      {entries.filter(({ field }) => !field.rare).map(controlOf)}
      {rare.length > 0 && (
        <>
          <button type="button" className="fold" aria-expanded={open} aria-controls={rareId} onClick={() => setOpen(!open)}>
            <ChevronIcon />
            {open ? formsText.fewer : formsText.more(rare.length - unfolded.length)}
          </button>
          <div className="form" id={rareId}>
            {unfolded.map(controlOf)}
          </div>
        </>
      )}
    </div>
  );
}

function entriesOf(table: Fields, values: Values, base: Values): Entry[] {
  return Object.entries(table)
    .filter(([, field]) => !field.shown && applies(field, values))
    .map(([name, field]) => ({ name, field, changed: !same(values[name], base[name]) }));
}

/** Rare fields on screen: all of them, or those that were changed; one that is reset stays until the fold is moved. */
function useUnfolded(rare: readonly Entry[], open: boolean): readonly Entry[] {
  const touched = useRef({ open, names: new Set<string>() });
  if (touched.current.open !== open) touched.current = { open, names: new Set() };
  for (const { name, changed } of rare) if (changed) touched.current.names.add(name);
  return open ? rare : rare.filter(({ name }) => touched.current.names.has(name));
}
