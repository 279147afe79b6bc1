import type { Preset } from "../../documents/preset";
import { FittedSelect } from "../../ui/controls/FittedSelect";
import { ChevronIcon } from "../../ui/icons";
import { presetSaid } from "../../ui/language";
import { LockNote } from "../class/LockNote";
import { useLock } from "../class/locks";
import { railFrameText } from "./words";

interface PresetSelectProps<Chosen extends Preset> {
  /** What an experiment is called that is none of them. */
  readonly own: string;
  readonly presets: readonly Chosen[];
  /** Headings by the names of groups, each of which has a preset. */
  readonly groups: Readonly<Record<Chosen["group"], string>>;
  readonly chosen: Chosen | undefined;
  readonly onChoose: (preset: Chosen) => void;
}

/** Which preset runs; fixed, or not there at all, where a teacher's link says so. */
export function PresetSelect<Chosen extends Preset>({ own, presets, groups, chosen, onChoose }: PresetSelectProps<Chosen>) {
  const lock = useLock("preset");
  const choose = (id: string) => {
    const preset = presets.find((candidate) => candidate.id === id);
    if (preset) onChoose(preset);
  };
  return (
    <>
      {lock !== "hidden" && (
        <FittedSelect className="select" chosen={chosen ? presetSaid(chosen.id, "title", chosen.title) : own}>
          <select
            disabled={lock === "locked"}
            aria-label={railFrameText.presets.label}
            value={chosen?.id ?? ""}
            onChange={(event) => choose(event.target.value)}
          >
            {!chosen && <option value="">{own}</option>}
            {(Object.keys(groups) as Chosen["group"][]).map((group) => (
              <optgroup key={group} label={groups[group]}>
                {presets
                  .filter((preset) => preset.group === group)
                  .map(({ id, title }) => (
                    <option key={id} value={id}>
                      {presetSaid(id, "title", title)}
                    </option>
                  ))}
              </optgroup>
            ))}
          </select>
          <ChevronIcon />
        </FittedSelect>
      )}
      {lock === "locked" && <LockNote />}
    </>
  );
}
