/** What a preset shows, in words that stand only while the experiment is the preset's, and lead to what they name. */

import { viewOf } from "../../../documents/views";
import type { PaperNotes, Preset } from "../../../experiment/learnability/presets";
import { commentaryParts, type PanelLink } from "../../../experiment/learnability/presets/commentary";
import { useLab } from "../../../shell/lab";
import { panelNamed } from "../../../shell/panels/panels-of";
import { pointAt } from "../../../shell/panels/point-at";
import { translate } from "../../../ui/language";
import { usePlayground, useSession } from "../session/react";
import { isOfPreset } from "./base";
import { railText } from "./words";

/** Folded once the experiment is another one: what the words say was seen of the preset, and need not hold any more. */
export function Commentary({ preset }: { readonly preset: Preset }) {
  const stands = usePlayground(({ experiment }) => isOfPreset(experiment, preset));
  const words = (
    <>
      <p className="rail-commentary">
        <Linked preset={preset} />
      </p>
      {preset.paper && <Paper id={preset.id} notes={preset.paper} />}
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
  const parts = commentaryParts(translate(preset.commentary, `preset ${preset.id} commentary`));
  return parts.map((part, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no names
    typeof part === "string" ? part : <ToPanel key={place} link={part} preset={preset} />,
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
  const show = () => {
    // The laboratory's view is part of the document.
    if (panel === "certificate") session.edit((experiment) => ({ ...experiment, laboratory: preset.experiment.laboratory }));
    session.setPanelView(panel, view ?? viewOf(preset.views, panel));
    pointAt(panel);
  };
  return (
    <button type="button" className="link-button rail-link" title={railText.presets.toPanel} onClick={show}>
      {words}
    </button>
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
