import { formatCount } from "../../../../platform/charts/format";
import { readingPace } from "../../../../platform/state/react";
import { usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { useSeries } from "../session/react";
import { trainingText } from "./words";

interface WeightsScrubberProps {
  /** Null for the weights of now. */
  readonly step: number | null;
  readonly onChange: (step: number | null) => void;
}

/** Goes back to weights that the network had on its way; nothing where none were kept. */
export function WeightsScrubber({ step, onChange }: WeightsScrubberProps) {
  const { kept } = useSeries(usePanelOnScreen(), readingPace).weightsKept;
  const words = trainingText.weights;
  if (kept.length < 2) return null;
  // Behind the last that was kept come those of now.
  const place =
    step === null
      ? kept.length
      : Math.max(
          0,
          kept.findLastIndex((one) => one.step <= step),
        );
  const said = place === kept.length ? words.now : words.atStep(formatCount(kept[place].step));
  return (
    <label className="weights-scrubber">
      <input
        type="range"
        aria-label={words.step}
        aria-valuetext={said}
        min={0}
        max={kept.length}
        value={place}
        onChange={({ target }) => onChange(kept[target.valueAsNumber]?.step ?? null)}
      />
      <span className="number">{said}</span>
    </label>
  );
}
