import { useEffect, useId, useRef, useState } from "react";
import { formatCount } from "../../../charts/format";
import { IconButton } from "../../../ui/IconButton";
import { PauseIcon, PlayIcon } from "../../../ui/icons";
import { NextIcon, PreviousIcon } from "../../../ui/panel/stepper-icons";
import { formsText } from "./words";

export interface StepperProps {
  readonly label: string;
  /** What it counts, from 1. */
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
  /** Whether it can go on by itself. */
  readonly plays?: boolean;
}

/** Milliseconds that a played step stays. */
const pace = 500;

/** Step < 10 > of 16, by hand or played. */
export function Stepper({ label, value, most, onChange, plays = false }: StepperProps) {
  const id = useId();
  const [playing, setPlaying] = useState(false);
  const latest = useRef({ value, most, onChange });
  latest.current = { value, most, onChange };
  const ended = value >= most;
  if (playing && ended) setPlaying(false);
  useEffect(() => {
    if (!playing) return;
    const timer = setInterval(() => {
      const { value: at, most: last, onChange: go } = latest.current;
      if (at < last) go(at + 1);
    }, pace);
    return () => clearInterval(timer);
  }, [playing]);
  const words = formsText.stepper;
  const play = () => {
    if (!playing && ended) onChange(1);
    setPlaying(!playing);
  };
  return (
    <div className="sample-stepper">
      <label htmlFor={id}>{label}</label>
      <IconButton look="plain" label={words.back(label)} disabled={value <= 1} onPress={() => onChange(value - 1)}>
        <PreviousIcon />
      </IconButton>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={1}
        max={most}
        value={value}
        onChange={(event) => event.target.value !== "" && onChange(Math.max(1, Math.min(most, event.target.valueAsNumber)))}
      />
      <IconButton look="plain" label={words.on(label)} disabled={ended} onPress={() => onChange(value + 1)}>
        <NextIcon />
      </IconButton>
      <span className="number">{words.of(formatCount(most))}</span>
      {plays && most > 1 && (
        <IconButton look="plain" label={playing ? words.pause : words.play} onPress={play}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      )}
    </div>
  );
}
