import { useEffect, useState } from "react";
import { IconButton } from "../../../../../platform/ui/IconButton";
import { PauseIcon, PlayIcon } from "../../../../../platform/ui/icons";
import { NextIcon, PreviousIcon } from "../../../../../platform/ui/panel/stepper-icons";
import { memoryText } from "./words";

export interface SumStepperProps {
  /** Terms added up, and all there are. */
  readonly taken: number;
  readonly all: number;
  readonly onTake: (taken: number) => void;
}

/** Long enough to read one row. */
const pace = 900;

/** Makes the sum term by term: by hand, or by itself where motion is welcome. */
export function SumStepper({ taken, all, onTake }: SumStepperProps) {
  const words = memoryText;
  const [playing, setPlaying] = useState(false);
  const plays = playing && taken < all;
  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(() => onTake(taken + 1), pace);
    return () => clearTimeout(timer);
  }, [plays, taken, onTake]);
  const go = (next: number) => {
    setPlaying(false);
    onTake(next);
  };
  const play = () => {
    if (!plays && taken >= all) onTake(0);
    setPlaying(!plays);
  };
  return (
    <fieldset className="sum-stepper" aria-label={words.stepping}>
      <IconButton look="plain" label={words.less} disabled={taken <= 0} onPress={() => go(taken - 1)}>
        <PreviousIcon />
      </IconButton>
      <span className="number" role="status">
        {words.terms(taken, all)}
      </span>
      <IconButton look="plain" label={words.more} disabled={taken >= all} onPress={() => go(taken + 1)}>
        <NextIcon />
      </IconButton>
      <span className="sum-play">
        <IconButton look="plain" label={plays ? words.pause : words.play} onPress={play}>
          {plays ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      </span>
    </fieldset>
  );
}
