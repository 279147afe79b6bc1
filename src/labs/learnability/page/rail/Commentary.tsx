/** What a preset shows, in words that stand only while the experiment is the preset's, and lead to what they name. */

import { lazy } from "react";
import { useLab } from "../../../../platform/shell/lab";
import { LatePart } from "../../../../platform/shell/offline/LatePart";
import { panelNamed } from "../../../../platform/shell/panels/panels-of";
import { presetSaid } from "../../../../platform/ui/language";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { Preset } from "../../document/presets";
import { commentaryParts, type PanelLink } from "../../document/presets/commentary";
import { usePlayground, useSession } from "../session/react";
import { isOfPreset } from "./base";
import { railText } from "./words";

const Paper = lazy(() => import("./Paper").then((module) => ({ default: module.Paper })));

/** Folded once the experiment is another one: what the words say was seen of the preset, and need not hold any more. */
export function Commentary({ preset }: { readonly preset: Preset }) {
  const stands = usePlayground(({ experiment }) => isOfPreset(experiment, preset));
  const words = (
    <>
      <p className="rail-commentary">
        <Linked preset={preset} />
      </p>
      {preset.paper && (
        <LatePart fallback={null}>
          <Paper id={preset.id} />
        </LatePart>
      )}
    </>
  );
  if (stands) return words;
  return (
    <details className="rail-showed" key={preset.id}>
      <summary>{railText.presets.showed}</summary>
      {words}
    </details>
  );
}

function Linked({ preset }: { readonly preset: Preset }) {
  const parts = commentaryParts(presetSaid(preset.id, "commentary", preset.commentary));
  return parts.map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no names
    typeof part === "string" ? unbroken(part) : <ToPanel key={place} link={part} preset={preset} />,
  );
}

/** Words that lead to a panel, in the view that they speak of; plain ones where the experiment has no such panel. */
function ToPanel({ link: { words, panel, view }, preset }: { readonly link: PanelLink; readonly preset: Preset }) {
  const session = useSession();
  const { panels } = useLab();
  const there = usePlayground(({ experiment }) => {
    const named = panelNamed(panels, panel);
    return named !== undefined && (named.when?.(experiment) ?? true);
  });
  if (!there) return words;
  const show = () => void import("./show-evidence").then(({ showEvidence }) => showEvidence(session, preset, { panel, view }));
  return (
    <button type="button" className="link-button rail-link" title={railText.presets.toPanel} onClick={show}>
      {words}
    </button>
  );
}
