import { IconButton } from "../../../../../platform/ui/IconButton";
import { PauseIcon, PlayIcon } from "../../../../../platform/ui/icons";
import { NextIcon, PreviousIcon } from "../../../../../platform/ui/panel/stepper-icons";
import { usePlayedSteps } from "../../../../../platform/ui/played-steps";
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
  const { playing, goTo, play } = usePlayedSteps({ at: taken, last: all, pace, show: onTake });
  return (
    <fieldset className="sum-stepper" aria-label={words.stepping}>
      <IconButton look="plain" label={words.less} disabled={taken <= 0} onPress={() => goTo(taken - 1)}>
        <PreviousIcon />
      </IconButton>
      <span className="number" role="status">
        {words.terms(taken, all)}
      </span>
      <IconButton look="plain" label={words.more} disabled={taken >= all} onPress={() => goTo(taken + 1)}>
        <NextIcon />
      </IconButton>
      <span className="sum-play">
        <IconButton look="plain" label={playing ? words.pause : words.play} onPress={play}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      </span>
    </fieldset>
  );
}
