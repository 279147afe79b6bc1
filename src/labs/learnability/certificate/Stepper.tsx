import { useId } from "react";
import { IconButton } from "../../../ui/IconButton";
import { NextIcon, PreviousIcon } from "../../../ui/panel/stepper-icons";
import { certificateText } from "./words";

export interface StepperProps {
  readonly label: string;
  /** From 0; shown from 1. */
  readonly place: number;
  readonly count: number;
  /** Names of the buttons, by the number they lead to. */
  readonly back: (number: number) => string;
  readonly on: (number: number) => string;
  readonly onChange: (place: number) => void;
}

/** Label < 3 > of 40. The arrow keys step too, as in every number field. */
export function Stepper({ label, place, count, back, on, onChange }: StepperProps) {
  const id = useId();
  const go = (next: number) => {
    if (Number.isFinite(next)) onChange(Math.max(0, Math.min(count - 1, next)));
  };
  return (
    <div className="sample-stepper">
      <label htmlFor={id}>{label}</label>
      <IconButton look="plain" label={back(Math.max(1, place))} disabled={place <= 0} onPress={() => go(place - 1)}>
        <PreviousIcon />
      </IconButton>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={count}
        value={place + 1}
        onChange={(event) => go(event.target.valueAsNumber - 1)}
      />
      <IconButton look="plain" label={on(Math.min(count, place + 2))} disabled={place >= count - 1} onPress={() => go(place + 1)}>
        <NextIcon />
      </IconButton>
      <span className="number">{certificateText.numberOf(count)}</span>
    </div>
  );
}
