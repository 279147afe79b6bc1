import { useLock } from "../../../../platform/shell/class/locks";
import { takeOwnDataBack, useOwnDataAsked } from "../../../../platform/shell/own-data/asked";
import { PresetSelect } from "../../../../platform/shell/rail/PresetSelect";
import { ChevronIcon } from "../../../../platform/ui/icons";
import { presetSaid } from "../../../../platform/ui/language";
import type { Experiment } from "../../document/document";
import { type Preset, type PresetGroup, presets } from "../../document/presets";
import { isOwnData } from "../../math/tasks/registry";
import { usePlayground, useSession } from "../session/react";
import { useBasePreset } from "./BasePreset";
import { changesSince, isOfPreset } from "./base";
import { Commentary } from "./Commentary";
import { Lede } from "./Lede";
import { openPreset } from "./open-preset";
import { railText } from "./words";

const groups = Object.keys(railText.presets.groups) as PresetGroup[];

/** Which preset runs, what it shows, and how far the experiment has moved away from it. */
export function PresetChoice() {
  const session = useSession();
  const base = useBasePreset();
  const ownData = usePlayground((state) => isOwnData(state.experiment.task));
  const lock = useLock("preset");
  const asked = useOwnDataAsked();
  const ownCommentary = ownData ? railText.presets.ownData : railText.presets.ownCommentary;
  return (
    <div className="rail-preset">
      <PresetSelect
        {...{ label: railText.sections.preset, own: railText.presets.own, presets, chosen: asked ? undefined : base }}
        groups={groups.map((group) => ({
          label: railText.presets.groups[group],
          members: presets.filter((preset) => preset.group === group),
        }))}
        onChoose={(preset) => {
          takeOwnDataBack();
          openPreset(session, preset);
        }}
      />
      {!asked && (
        <>
          <Lede />
          {base ? <Commentary preset={base} /> : <p className="rail-commentary">{ownCommentary}</p>}
          {base && lock === "free" && <Changes base={base} />}
        </>
      )}
    </div>
  );
}

/** What was changed and the way back; where nothing was, the way on. Both in one place, as high as the way on, so that a change moves nothing. */
function Changes({ base }: { readonly base: Preset }) {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const changes = changesSince(experiment, base);
  const changed = changes > 0 || !isOfPreset(experiment, base);
  const next = presets.at(presets.indexOf(base) + 1);
  return (
    <p className="rail-changes">
      {next && (
        <button
          type="button"
          className="link-button"
          style={changed ? { visibility: "hidden" } : undefined}
          onClick={() => openPreset(session, next)}
        >
          {railText.lede.next(presetSaid(next.id, "title", next.title))}
          <ChevronIcon />
        </button>
      )}
      {changed && (
        <span>
          <span className="rail-changes-dot" aria-hidden="true" />
          {changes > 0 ? railText.presets.changed(changes) : otherwise(experiment, base)}{" "}
          <button type="button" className="link-button" onClick={() => session.edit(() => base.document)}>
            {railText.presets.restore}
          </button>
        </span>
      )}
    </p>
  );
}

/** In words what no setting counts. */
function otherwise({ seed }: Experiment, { document: experiment }: Preset): string {
  return seed === experiment.seed ? railText.presets.otherwise : railText.presets.otherSeed;
}
