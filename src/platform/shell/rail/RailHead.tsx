import { usePlayground, useSession } from "../../state/react";
import { ChevronIcon } from "../../ui/icons";
import { presetSaid } from "../../ui/language";
import { useNarrow } from "../../ui/media";
import { buttonsInRow } from "../../ui/roving";
import { useLock } from "../class/locks";
import { useLab } from "../lab";
import { useOwnDataAsked } from "../own-data/asked";
import { PresetButton } from "../presets/gallery/PresetButton";
import { openPreset } from "../presets/open-preset";
import { usePresetBase } from "../presets/PresetBase";
import { PresetSteps } from "../presets/PresetSteps";
import { presetsText } from "../presets/words";

/** Which preset runs, and the next one; on a telephone the one before as well. One tab stop. */
export function RailHead() {
  const session = useSession();
  const narrow = useNarrow();
  const { presets } = useLab();
  const { preset } = usePresetBase();
  const asked = useOwnDataAsked();
  const free = useLock("preset") === "free";
  const locked = usePlayground(({ assignment }) => assignment !== null);
  const chosen = asked ? undefined : preset;
  const next = chosen && presets.all.at(presets.all.indexOf(chosen) + 1);
  if (presets.all.length === 0) return null;
  return (
    <div className="rail-preset" ref={buttonsInRow}>
      <PresetButton preset={chosen} />
      {narrow && <PresetSteps />}
      {!narrow && next && free && !locked && (
        <p className="rail-next">
          <button type="button" className="link-button" onClick={() => openPreset(session, next)}>
            {presetsText.next(presetSaid(next.id, "title", next.title))}
            <ChevronIcon />
          </button>
        </p>
      )}
    </div>
  );
}
