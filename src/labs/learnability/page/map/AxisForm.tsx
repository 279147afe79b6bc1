import { useState } from "react";
import type { Field, NumberField } from "../../../../platform/fields/fields";
import { FittedSelect } from "../../../../platform/ui/controls/FittedSelect";
import { fieldSaid } from "../../../../platform/ui/language";
import { mostPoints } from "../../document/map";
import { between, listed, type Range, rangeOf, type Spacing, wordsOf } from "../value-lists";
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
  const [word] = Object.values(wordsOf(field));
  const labelOf = (name: string) => {
    const field = known.get(name);
    return field ? fieldSaid(field).label : name;
  };
  const asItIs = axis.kept ? words.asItIs(axis.kept.fields.map(labelOf).join(", ")) : "";
  const choose = (name: string) => onChange(name === kept ? { ...axis, field: null } : withField(axis, name, known.get(name)));
  return (
    <fieldset className="map-axis">
      <legend>{title}</legend>
      <label className="map-field">
        {words.field}
        <FittedSelect className="map-select" chosen={field ? fieldSaid(field).label : asItIs}>
          <select value={axis.field ?? kept} onChange={(event) => choose(event.target.value)}>
            {axis.kept && <option value={kept}>{asItIs}</option>}
            {(["task", "learner"] as const).map((group) => (
              <optgroup key={group} label={words.groups[group]}>
                {[...known]
                  .filter(([name]) => name.startsWith(`${group}.`))
                  .map(([name, field]) => (
                    <option key={name} value={name}>
                      {fieldSaid(field).label}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
        </FittedSelect>
      </label>
      {axis.field !== null && (
        <label className="map-field map-list">
          {word === undefined ? words.list : words.listOr(word)}
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
      {field && isNumber(field) && (
        <Filling key={axis.field} field={field} list={axis.list} onFill={(list) => onChange({ ...axis, list })} />
      )}
    </fieldset>
  );
}

function isNumber(field: Field): field is NumberField {
  return field.kind === "integer" || field.kind === "number";
}

interface FillingProps {
  readonly field: NumberField;
  readonly list: string;
  readonly onFill: (list: string) => void;
}

/** Fills the list from a first to a last value; the list is what counts. */
function Filling({ field, list, onFill }: FillingProps) {
  const words = mapText.form;
  // Settings of a list that this form made; another list is read as it stands.
  const [wanted, setWanted] = useState<{ readonly range: Range; readonly list: string } | null>(null);
  const range = wanted?.list === list ? wanted.range : rangeOf(list, field);
  const change = (part: Partial<Range>) => {
    const next = { ...range, ...part };
    const count = Math.max(1, Math.min(mostPoints, Math.round(next.count)));
    const made = listed(between(field, next.from, next.to, count, next.spacing));
    setWanted({ range: next, list: made });
    onFill(made);
  };
  return (
    <div className="map-filling">
      <Entry label={words.from} value={range.from} onChange={(from) => change({ from })} />
      <Entry label={words.to} value={range.to} onChange={(to) => change({ to })} />
      <Entry label={words.count} value={range.count} onChange={(count) => change({ count })} />
      <label className="map-field">
        {words.scale}
        <FittedSelect className="map-select" chosen={words.scales[range.spacing]}>
          <select value={range.spacing} onChange={(event) => change({ spacing: event.target.value as Spacing })}>
            <option value="log">{words.scales.log}</option>
            <option value="linear">{words.scales.linear}</option>
          </select>
        </FittedSelect>
      </label>
    </div>
  );
}
