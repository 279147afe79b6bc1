import type { Experiment } from "../../experiment/document";
import { type Preset, presets } from "../../experiment/presets";
import { usePlayground, useSession } from "../../state/react";
import { ChevronIcon } from "../../ui/icons";
import { text } from "../../ui/text";

/** Which preset runs and what it shows; an experiment that is none of them came with the address. */
export function PresetChoice() {
  const session = useSession();
  const current = presetOf(usePlayground(({ experiment }) => experiment));
  const choose = (id: string) => {
    const chosen = presets.find((preset) => preset.id === id);
    if (chosen) session.open(chosen.experiment);
  };
  return (
    <div className="rail-preset">
      <div className="select">
        <select aria-label={text.rail.preset} value={current?.id ?? ""} onChange={(event) => choose(event.target.value)}>
          {!current && <option value="">{text.rail.fromLink}</option>}
          {presets.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
        <ChevronIcon />
      </div>
      <p className="rail-commentary">{current?.commentary ?? text.rail.fromLinkCommentary}</p>
    </div>
  );
}

/** The preset an experiment is, whatever its seed. */
export function presetOf(experiment: Experiment): Preset | undefined {
  return presets.find((preset) => JSON.stringify({ ...experiment, seed: preset.experiment.seed }) === JSON.stringify(preset.experiment));
}
