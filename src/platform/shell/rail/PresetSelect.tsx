import { FittedSelect } from "../../ui/controls/FittedSelect";
import { ChevronIcon } from "../../ui/icons";
import { presetSaid } from "../../ui/language";
import { LockNote } from "../class/LockNote";
import { useLock } from "../class/locks";

interface Titled {
  readonly id: string;
  readonly title: string;
}

interface PresetSelectProps<Preset extends Titled> {
  readonly label: string;
  /** What an experiment is called that is none of them. */
  readonly own: string;
  readonly presets: readonly Preset[];
  /** The same under headings, none of which has nothing below it. */
  readonly groups: readonly { readonly label: string; readonly members: readonly Preset[] }[];
  readonly chosen: Preset | undefined;
  readonly onChoose: (preset: Preset) => void;
}

/** Which preset runs; fixed, or not there at all, where a teacher's link says so. */
export function PresetSelect<Preset extends Titled>({ label, own, presets, groups, chosen, onChoose }: PresetSelectProps<Preset>) {
  const lock = useLock("preset");
  const choose = (id: string) => {
    const preset = presets.find((candidate) => candidate.id === id);
    if (preset) onChoose(preset);
  };
  return (
    <>
      {lock !== "hidden" && (
        <FittedSelect className="select" chosen={chosen ? presetSaid(chosen.id, "title", chosen.title) : own}>
          <select disabled={lock === "locked"} aria-label={label} value={chosen?.id ?? ""} onChange={(event) => choose(event.target.value)}>
            {!chosen && <option value="">{own}</option>}
            {groups.map((group) => (
              <optgroup key={group.label} label={group.label}>
                {group.members.map(({ id, title }) => (
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
