import { useState } from "react";
import { formatSetting } from "../../../../platform/charts/format";
import { readEntry } from "../../../../platform/ui/controls/entry";

export interface EntryProps {
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}

/** A number of the form, as typed; what is no number is left standing and changes nothing. */
export function Entry({ label, value, onChange }: EntryProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const type = (text: string) => {
    setTyped(text);
    const read = readEntry(text);
    if (typeof read === "number") onChange(read);
  };
  return (
    <label className="map-field">
      {label}
      <input
        className="entry-input number map-input"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? formatSetting(value)}
        aria-invalid={typed !== null && typeof readEntry(typed) !== "number"}
        onChange={(event) => type(event.target.value)}
        onBlur={() => typed !== null && typeof readEntry(typed) === "number" && setTyped(null)}
      />
    </label>
  );
}
