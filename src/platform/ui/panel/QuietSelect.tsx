import { FittedSelect } from "../controls/FittedSelect";

export interface QuietSelectProps<Value extends string> {
  readonly label: string;
  readonly help?: string;
  readonly disabled?: boolean;
  readonly value: Value;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly onChange: (value: Value) => void;
}

/** A choice that reads as part of a panel's title. */
export function QuietSelect<Value extends string>({ label, help, disabled = false, value, options, onChange }: QuietSelectProps<Value>) {
  const shown = options.find((option) => option.value === value);
  return (
    <FittedSelect className="quiet-choice" chosen={shown?.label ?? ""}>
      <select
        className="quiet-select"
        disabled={disabled}
        aria-label={label}
        title={help ?? label}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </FittedSelect>
  );
}
