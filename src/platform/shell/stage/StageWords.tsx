import { readingPace, usePlayground, useSeries } from "../../state/react";
import { presetSaid } from "../../ui/language";
import { unbroken } from "../../ui/unbroken";
import { useDocument, useLab } from "../lab";
import { usePresetBase } from "../presets/PresetBase";
import { presetsText } from "../presets/words";
import type { SlideCount } from "./slides";
import { presenterText } from "./words";

/** The question of the preset: the headline of the first slide, small above the others. */
export function StageQuestion() {
  const { preset, stands } = usePresetBase();
  const question = preset && stands ? presetSaid(preset.id, "question", preset.question) : presetsText.yours;
  return (
    <h1 className="stage-question" data-long={question.length > 48 || undefined}>
      {unbroken(question)}
    </h1>
  );
}

/** Title of the preset; nothing for an experiment of its own. */
export function useStageTitle(): string {
  const { preset } = usePresetBase();
  return preset ? presetSaid(preset.id, "title", preset.title) : "";
}

/** "1 of 6", once it is known how many there are. */
export function placeSaid({ place, ready, count }: SlideCount): string {
  if (count !== null) return presenterText.place(place + 1, count);
  const waiting = ready.filter((isReady) => !isReady).length;
  return waiting > 0 ? presenterText.placeAmong(place + 1, waiting) : String(place + 1);
}

/** For screen readers, which would hear of every slide that becomes ready. */
export function announced(title: string, { place, count }: SlideCount): string {
  return `${title}, ${count === null ? presenterText.slide(place + 1) : presenterText.place(place + 1, count)}`;
}

/** While a run goes on, its steps so far. */
export function StepsSoFar() {
  const running = usePlayground(({ activity }) => activity === "running");
  const counts = useLab().header.takesSteps(useDocument());
  const { totalSteps } = useSeries(true, readingPace);
  if (!running || !counts || totalSteps === 0) return null;
  return <span className="stage-steps number"> {presenterText.steps(totalSteps)}</span>;
}
