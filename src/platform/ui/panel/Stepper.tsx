import { type ReactNode, useId } from "react";
import { formatCount } from "../../charts/format";
import { IconButton } from "../IconButton";
import { NextIcon, PreviousIcon } from "./stepper-icons";
import { frameText } from "./words";

export interface StepperProps {
  readonly label: string;
  /** Stands in place of the label, where one chooses what is counted. */
  readonly heading?: ReactNode;
  /** From 1; null for the last one, whichever that is. */
  readonly value: number | null;
  readonly most: number;
  readonly onChange: (value: number) => void;
  /** Names of the buttons; made of the label unless told. */
  readonly back?: string;
  readonly on?: string;
  /** The value in the empty field, and the result of emptying it. */
  readonly blank?: { readonly words: string; readonly choose: () => void };
  readonly children?: ReactNode;
}

/** Label < 3 > of 40. The arrow keys step too, as in every number field. */
export function Stepper({ label, heading, value, most, onChange, back, on, blank, children }: StepperProps) {
  const id = useId();
  const words = frameText.stepper;
  const at = value ?? most;
  const go = (chosen: number) => {
    if (Number.isFinite(chosen)) onChange(Math.max(1, Math.min(most, Math.round(chosen))));
  };
  return (
    <div className="sample-stepper">
      {heading ?? <label htmlFor={id}>{label}</label>}
      <IconButton look="plain" tabIndex={-1} label={back ?? words.back(label)} disabled={at <= 1} onPress={() => go(at - 1)}>
        <PreviousIcon />
      </IconButton>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        aria-label={heading === undefined ? undefined : label}
        min={1}
        max={most}
        placeholder={blank?.words}
        value={value ?? ""}
        onChange={({ target }) => (target.value === "" ? blank?.choose() : go(target.valueAsNumber))}
      />
      <IconButton
        look="plain"
        tabIndex={-1}
        label={on ?? words.on(label)}
        disabled={value === null || at >= most}
        onPress={() => go(at + 1)}
      >
        <NextIcon />
      </IconButton>
      <span className="number">{words.of(formatCount(most))}</span>
      {children}
    </div>
  );
}
