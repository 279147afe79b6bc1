import { useState } from "react";
import type { Field, NumberField } from "../../../fields/fields";
import { translate } from "../../../ui/language";
import { between, listed, type Spacing } from "../value-lists";
import { type AxisDraft, withField } from "./draft";
import { Entry } from "./Entry";
import { mapText } from "./words";

export interface AxisFormProps {
  readonly title: string;
  readonly axis: AxisDraft;
  readonly known: ReadonlyMap<string, Field>;
  readonly onChange: (axis: AxisDraft) => void;
}

const kept = "kept";

/** One setting, and the values it takes: typed, or filled in from one number to another. */
export function AxisForm({ title, axis, known, onChange }: AxisFormProps) {
  const words = mapText.form;
  const field = axis.field === null ? undefined : known.get(axis.field);
  const choose = (name: string) => onChange(name === kept ? { ...axis, field: null } : withField(axis, name, known.get(name)));
  return (
    <fieldset className="map-axis">
      <legend>{title}</legend>
      <label className="map-field">
        {words.field}
        <select className="map-select" value={axis.field ?? kept} onChange={(event) => choose(event.target.value)}>
          {axis.kept && (
            <option value={kept}>
              {words.asItIs(axis.kept.fields.map((name) => translate(known.get(name)?.label ?? name)).join(", "))}
            </option>
          )}
          {(["task", "learner"] as const).map((group) => (
            <optgroup key={group} label={words.groups[group]}>
              {[...known]
                .filter(([name]) => name.startsWith(`${group}.`))
                .map(([name, { label }]) => (
                  <option key={name} value={name}>
                    {translate(label)}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      {axis.field !== null && (
        <label className="map-field map-list">
          {words.list}
          <input
            className="entry-input number map-input"
            type="text"
            autoComplete="off"
            spellCheck={false}
            value={axis.list}
            onChange={(event) => onChange({ ...axis, list: event.target.value })}
          />
        </label>
      )}
      {field && isNumber(field) && <Filling key={axis.field} field={field} onFill={(list) => onChange({ ...axis, list })} />}
    </fieldset>
  );
}

function isNumber(field: Field): field is NumberField {
  return field.kind === "integer" || field.kind === "number";
}

interface Range {
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly spacing: Spacing;
}

/** Fills the list in; the list is what counts. */
function Filling({ field, onFill }: { readonly field: NumberField; readonly onFill: (list: string) => void }) {
  const words = mapText.form;
  const [least, most] = field.slider ?? [field.min, field.max];
  const [range, setRange] = useState<Range>({ from: least, to: most, count: 5, spacing: field.scale });
  const change = (part: Partial<Range>) => {
    const next = { ...range, ...part };
    setRange(next);
    const count = Math.max(1, Math.min(40, Math.round(next.count)));
    onFill(listed(between(field, next.from, next.to, count, next.spacing)));
  };
  return (
    <div className="map-filling">
      <Entry label={words.from} value={range.from} onChange={(from) => change({ from })} />
      <Entry label={words.to} value={range.to} onChange={(to) => change({ to })} />
      <Entry label={words.count} value={range.count} onChange={(count) => change({ count })} />
      <label className="map-field">
        {words.scale}
        <select className="map-select" value={range.spacing} onChange={(event) => change({ spacing: event.target.value as Spacing })}>
          <option value="log">{words.scales.log}</option>
          <option value="linear">{words.scales.linear}</option>
        </select>
      </label>
    </div>
  );
}
