import { IconButton } from "../../ui/IconButton";
import { NextIcon, PreviousIcon } from "../../ui/panel/stepper-icons";
import { usePresetSteps } from "./use-preset-steps";
import { presetsText } from "./words";

/** One preset back, one on, and which of all this is. */
export function PresetSteps() {
  const steps = usePresetSteps();
  if (!steps) return null;
  const { place, all, go } = steps;
  const words = presetsText.steps;
  return (
    <div className="preset-steps">
      <IconButton look="plain" label={words.back} disabled={place === 1} onPress={() => go(-1)}>
        <PreviousIcon />
      </IconButton>
      <span className="number">{words.place(place, all)}</span>
      <IconButton look="plain" label={words.on} disabled={place === all} onPress={() => go(1)}>
        <NextIcon />
      </IconButton>
    </div>
  );
}
