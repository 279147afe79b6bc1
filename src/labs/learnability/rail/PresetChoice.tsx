import { type PaperNotes, type Preset, type PresetGroup, presets } from "../../../experiment/learnability/presets";
import { LockNote } from "../../../shell/class/LockNote";
import { useLock } from "../../../shell/class/locks";
import { usePlayground, useSession } from "../../../state/react";
import { isOwnData } from "../../../tasks/registry";
import { ChevronIcon } from "../../../ui/icons";
import { translate } from "../../../ui/language";
import { ledeText } from "../target-views/lede-words";
import { useBasePreset } from "./BasePreset";
import { changesSince } from "./base";
import { Lede } from "./Lede";
import { railText } from "./words";

const own = "";
const groups = Object.keys(railText.presets.groups) as PresetGroup[];

/** Which preset runs, what it shows, and how far the experiment has moved away from it. */
export function PresetChoice() {
  const session = useSession();
  const base = useBasePreset();
  const ownData = usePlayground((state) => isOwnData(state.experiment.task));
  const lock = useLock("preset");
  const ownCommentary = ownData ? railText.presets.ownData : railText.presets.ownCommentary;
  const choose = (id: string) => {
    const chosen = presets.find((preset) => preset.id === id);
    if (chosen) session.open(chosen.experiment);
  };
  return (
    <div className="rail-preset">
      <div className="select" hidden={lock === "hidden"}>
        <select
          disabled={lock === "locked"}
          aria-label={railText.sections.preset}
          title={base && translate(base.title)}
          value={base?.id ?? own}
          onChange={(event) => choose(event.target.value)}
        >
          {!base && <option value={own}>{railText.presets.own}</option>}
          {groups.map((group) => (
            <Group key={group} label={railText.presets.groups[group]} members={presets.filter((preset) => preset.group === group)} />
          ))}
        </select>
        <ChevronIcon />
      </div>
      {lock === "locked" && <LockNote />}
      <Lede />
      <p className="rail-commentary">{base ? translate(base.commentary, `preset ${base.id} commentary`) : ownCommentary}</p>
      {base?.paper && <Paper id={base.id} notes={base.paper} />}
      {base && lock === "free" && <Changes base={base} />}
    </div>
  );
}

function Group({ label, members }: { readonly label: string; readonly members: readonly Preset[] }) {
  if (members.length === 0) return null;
  return (
    <optgroup label={label}>
      {members.map(({ id, title }) => (
        <option key={id} value={id}>
          {translate(title)}
        </option>
      ))}
    </optgroup>
  );
}

/** What the paper did, what comes out here, and what its text leaves open. */
function Paper({ id, notes }: { readonly id: string; readonly notes: PaperNotes }) {
  const words = railText.presets.paper;
  return (
    <details className="rail-paper">
      <summary>{words.title}</summary>
      <dl>
        {(["setting", "reproduced", "chosen"] as const).map((part) => (
          <div key={part}>
            <dt>{words[part]}</dt>
            <dd>{translate(notes[part], `preset ${id} ${part}`)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

/** What was changed and the way back; where nothing was, the way on. One line high in both, so that a change moves nothing. */
function Changes({ base }: { readonly base: Preset }) {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const changes = changesSince(experiment, base);
  const restore = () => session.edit(({ seed }) => ({ ...base.experiment, seed }));
  const next = presets.at(presets.indexOf(base) + 1);
  return (
    <p className="rail-changes">
      {changes === 0 && next && (
        <button type="button" className="link-button" onClick={() => session.open(next.experiment)}>
          {ledeText.next(translate(next.title))}
          <ChevronIcon />
        </button>
      )}
      {changes > 0 && (
        <>
          <span className="rail-changes-dot" aria-hidden="true" />
          {railText.presets.changed(changes)}{" "}
          <button type="button" className="link-button" onClick={restore}>
            {railText.presets.restore}
          </button>
        </>
      )}
    </p>
  );
}
