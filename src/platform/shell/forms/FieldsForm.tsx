import { useId, useRef, useState } from "react";
import { ChevronIcon } from "../../ui/icons";
import { useLocks } from "../class/locks";
import { FormField } from "./FormField";
import { entriesOf, type FieldEntry } from "./field-entries";
import type { FieldSet } from "./field-set";
import { formsText } from "./words";

/** The form of a table of fields: what matters first, what is seldom changed folded away unless it was changed. */
export function FieldsForm(set: FieldSet) {
  const [open, setOpen] = useState(false);
  const rareId = useId();
  const locks = useLocks();
  const entries = entriesOf(set, locks);
  const rare = entries.filter(({ field }) => field.rare);
  const unfolded = useUnfolded(rare, open);
  return (
    <div className="form">
      {entries
        .filter(({ field }) => !field.rare)
        .map((entry) => (
          <FormField key={entry.name} entry={entry} />
        ))}
      {rare.length > 0 && (
        <>
          <button type="button" className="fold" aria-expanded={open} aria-controls={rareId} onClick={() => setOpen(!open)}>
            <ChevronIcon />
            {open ? formsText.fewer : formsText.more(rare.length - unfolded.length)}
          </button>
          <div className="form" id={rareId}>
            {unfolded.map((entry) => (
              <FormField key={entry.name} entry={entry} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** Rare fields on screen: all of them, or those that were changed; one that is reset stays until the fold is moved. */
function useUnfolded(rare: readonly FieldEntry[], open: boolean): readonly FieldEntry[] {
  const touched = useRef({ open, names: new Set<string>() });
  if (touched.current.open !== open) touched.current = { open, names: new Set() };
  for (const { name, changed } of rare) if (changed) touched.current.names.add(name);
  return open ? rare : rare.filter(({ name }) => touched.current.names.has(name));
}
