/**
 * A field as it looks before its control has been loaded: the same boxes at the same places, so that nothing moves when
 * the control takes over. The page computes before it answers to clicks, and the controls are half its bytes.
 */
import { formatSetting } from "../../charts/format";
import type { ChoiceField, NumberField } from "../../fields/fields";
import { ChevronIcon } from "../icons";
import { fieldSaid } from "../language";
import { fitsSegments } from "./choice-shape";
import { FieldFrame } from "./FieldFrame";
import { nearestStop, sliderStops, stopShare } from "./slider-stops";

const nothing = () => {};

interface StaticProps {
  /** Stays a picture: the setting is locked. */
  readonly locked?: boolean;
}

export function StaticNumber({
  field,
  value,
  locked = false,
}: StaticProps & { readonly field: NumberField; readonly value: number | string }) {
  const stops = sliderStops(field);
  const share = stopShare(stops, typeof value === "number" ? nearestStop(stops, value) : stops.length - 1);
  const { label, help, unit, options } = fieldSaid(field);
  const entry = (
    <span className="entry">
      <span className="entry-input number">{typeof value === "number" ? formatSetting(value) : options[value]}</span>
      {unit && <span className="entry-unit">{unit}</span>}
    </span>
  );
  return (
    <FieldFrame {...{ label, help, locked }} changed={false} onReset={nothing} value={entry}>
      <div className="slider" aria-hidden="true">
        <div className="slider-track">
          <div className="slider-fill" style={{ width: share }} />
          <div className="slider-thumb slider-thumb-static" style={{ left: share }} />
        </div>
      </div>
    </FieldFrame>
  );
}

interface StaticChoiceProps extends StaticProps {
  readonly field: ChoiceField;
  readonly value: string;
  readonly brief?: boolean;
}

export function StaticChoice({ field, value, locked = false, brief = false }: StaticChoiceProps) {
  const { label, help, options } = fieldSaid(field);
  return (
    <FieldFrame {...{ label, help, locked }} changed={false} onReset={nothing}>
      {!brief && fitsSegments(field) ? (
        <div className="segments">
          {Object.entries(options).map(([name, words]) => (
            <span key={name} className="segment" data-selected={name === value || undefined}>
              {words}
            </span>
          ))}
        </div>
      ) : (
        <div className="dropdown">
          <span className="dropdown-button">
            <span className="dropdown-value">{options[value]}</span>
            <ChevronIcon />
          </span>
        </div>
      )}
    </FieldFrame>
  );
}
