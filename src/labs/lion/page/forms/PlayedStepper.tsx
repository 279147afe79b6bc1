import { IconButton } from "../../../../platform/ui/IconButton";
import { PauseIcon, PlayIcon } from "../../../../platform/ui/icons";
import { Stepper } from "../../../../platform/ui/panel/Stepper";
import { usePlayedSteps } from "../../../../platform/ui/played-steps";
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
  const { playing, goTo, play } = usePlayedSteps({ at: value, first: 1, last: most, pace, show: onChange });
  const words = formsText.stepper;
  return (
    <Stepper {...{ label, value, most }} onChange={goTo}>
      {most > 1 && (
        <IconButton look="plain" label={playing ? words.pause : words.play} onPress={play}>
          {playing ? <PauseIcon /> : <PlayIcon />}
        </IconButton>
      )}
    </Stepper>
  );
}
