import { Swatch, type SwatchProps } from "../../charts/Marker";

/** An entry of a legend: a learner or a solver by its place in the document. */
export interface LegendEntry {
  readonly index: number;
  readonly name: string;
  readonly color: SwatchProps["color"];
  readonly marker: SwatchProps["shape"];
  readonly stroke?: SwatchProps["stroke"];
}

export interface LegendChipsProps<Entry extends LegendEntry> {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly pressed: (entry: Entry) => boolean;
  readonly onToggle: (entry: Entry) => void;
}

/** A legend whose entries can be switched on and off. */
export function LegendChips<Entry extends LegendEntry>({ label, entries, pressed, onToggle }: LegendChipsProps<Entry>) {
  return (
    <fieldset className="learner-chips" aria-label={label}>
      {entries.map((entry) => (
        <button key={entry.index} type="button" className="learner-chip" aria-pressed={pressed(entry)} onClick={() => onToggle(entry)}>
          <Swatch shape={entry.marker} color={entry.color} {...(entry.stroke ? { stroke: entry.stroke } : {})} />
          {entry.name}
        </button>
      ))}
    </fieldset>
  );
}
