import { useEffect, useRef, useState } from "react";
import { IconButton } from "../../../../platform/ui/IconButton";
import { PauseIcon, PlayIcon } from "../../../../platform/ui/icons";
import { Stepper } from "../../../../platform/ui/panel/Stepper";
import { formsText } from "./words";

interface PlayedStepperProps {
  readonly label: string;
  /** From 1. */
  readonly value: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** Milliseconds that a played step stays. */
const pace = 500;

/** A stepper that can also go on by itself. */
export function PlayedStepper({ label, value, most, onChange }: PlayedStepperProps) {
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
    <Stepper {...{ label, value, most, onChange }}>
      {most > 1 && (
        <IconButton look="plain" label={playing ? words.pause : words.play} onPress={play}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      )}
    </Stepper>
  );
}
