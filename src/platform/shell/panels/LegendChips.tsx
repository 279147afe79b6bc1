import { Swatch, type SwatchProps } from "../../charts/Marker";
import { buttonsInRow } from "../../ui/roving";
import { useUnfolded } from "../../ui/use-unfolded";

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

/** A legend whose entries can be switched on and off, behind a button: the names themselves stand at the curves. */
export function LegendChips<Entry extends LegendEntry>({ label, entries, pressed, onToggle }: LegendChipsProps<Entry>) {
  const { open, setOpen, frame } = useUnfolded();
  if (entries.length === 0) return null;
  return (
    <div className="legend-choice" {...frame}>
      <button type="button" className="legend-button" aria-expanded={open} onClick={() => setOpen(!open)}>
        {label}
      </button>
      {open && (
        <fieldset className="learner-chips" aria-label={label} ref={buttonsInRow}>
          {entries.map((entry) => (
            <button key={entry.index} type="button" className="learner-chip" aria-pressed={pressed(entry)} onClick={() => onToggle(entry)}>
              <Swatch shape={entry.marker} color={entry.color} {...(entry.stroke ? { stroke: entry.stroke } : {})} />
              {entry.name}
            </button>
          ))}
        </fieldset>
      )}
    </div>
  );
}
