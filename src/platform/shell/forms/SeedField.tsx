import { type KeyboardEvent, useId, useState } from "react";
import { formatSetting } from "../../charts/format";
import type { NumberField } from "../../fields/fields";
import { useSession } from "../../state/react";
import { readEntry } from "../../ui/controls/entry";
import { fieldSaid } from "../../ui/language";
import { formsText } from "./words";

export interface SeedFieldProps {
  readonly field: NumberField;
  readonly value: number;
  readonly propose: (value: unknown) => string | null;
}

/** One line: a seed is not on a scale, so it is drawn anew or typed. */
export function SeedField({ field, value, propose }: SeedFieldProps) {
  const session = useSession();
  const [inputId, helpId] = [useId(), useId()];
  const [entry, setEntry] = useState<{ readonly text: string; readonly over: number } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { label, help } = fieldSaid(field);
  const draft = entry?.over === value ? entry.text : null;
  const commit = () => {
    if (draft === null) return;
    const answer = propose(readEntry(draft));
    setProblem(answer);
    if (answer === null) setEntry(null);
  };
  const revert = () => {
    setEntry(null);
    setProblem(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") commit();
    else if (event.key === "Escape" && draft !== null) {
      // As in other entries: the first Escape takes back what was typed; only the next one closes what is around it.
      event.stopPropagation();
      revert();
    }
  };
  return (
    <div className="field seed">
      <div className="seed-line">
        <label htmlFor={inputId}>{label}</label>
        <input
          id={inputId}
          className="entry-input number"
          inputMode="numeric"
          autoComplete="off"
          size={Math.max(3, formatSetting(value).length)}
          value={draft ?? formatSetting(value)}
          aria-describedby={helpId}
          aria-invalid={problem !== null}
          onChange={(event) => setEntry({ text: event.target.value, over: value })}
          onBlur={commit}
          onKeyDown={onKeyDown}
        />
        <button type="button" className="link-button" aria-label={formsText.newSeedName} onClick={() => session.newSeed()}>
          {formsText.newSeed}
        </button>
      </div>
      <p className={problem ? "field-help tone-error" : "field-help"} id={helpId} aria-live="polite">
        {problem ?? help}
      </p>
    </div>
  );
}
