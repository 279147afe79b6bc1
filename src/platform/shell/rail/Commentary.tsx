/** What a preset shows, in words that stand only while the experiment is the preset's, and lead to what they name. */

import type { ReactNode } from "react";
import { commentaryParts, type PanelLink } from "../../documents/commentary";
import type { Preset } from "../../documents/preset";
import { usePlayground, useSession } from "../../state/react";
import { presetSaid } from "../../ui/language";
import { unbroken } from "../../ui/unbroken";
import { useLab } from "../lab";
import { panelNamed } from "../panels/panels-of";
import { railFrameText } from "./words";

interface LinkedProps<Chosen> {
  readonly preset: Chosen;
  readonly beforeEvidence: ((panel: string, preset: Chosen) => void) | undefined;
}

interface CommentaryProps<Chosen> extends LinkedProps<Chosen> {
  readonly stands: boolean;
  readonly showed: (title: string) => string;
  readonly paper: ReactNode;
  /** At the end of the fold. */
  readonly children: ReactNode;
}

/** Folded once the experiment is another one: what the words say was seen of the preset, and need not hold any more. */
export function Commentary<Chosen extends Preset>({ preset, beforeEvidence, stands, showed, paper, children }: CommentaryProps<Chosen>) {
  const words = (
    <>
      <p className="rail-commentary">
        <Linked preset={preset} beforeEvidence={beforeEvidence} />
      </p>
      {paper}
    </>
  );
  if (stands) return words;
  return (
    <details className="rail-showed" key={preset.id}>
      <summary>{showed(presetSaid(preset.id, "title", preset.title))}</summary>
      {words}
      {children}
    </details>
  );
}

function Linked<Chosen extends Preset>({ preset, beforeEvidence }: LinkedProps<Chosen>) {
  const parts = commentaryParts(presetSaid(preset.id, "commentary", preset.commentary));
  return parts.map((part, place) =>
    typeof part === "string" ? (
      unbroken(part)
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no names
      <ToPanel key={place} link={part} {...{ preset, beforeEvidence }} />
    ),
  );
}

interface ToPanelProps<Chosen> extends LinkedProps<Chosen> {
  readonly link: PanelLink;
}

/** Words that lead to a panel, in the view that they speak of; plain ones where the experiment has no such panel. */
function ToPanel<Chosen extends Preset>({ link, preset, beforeEvidence }: ToPanelProps<Chosen>) {
  const session = useSession();
  const { panels } = useLab();
  const there = usePlayground(({ experiment }) => {
    const named = panelNamed(panels, link.panel);
    return named !== undefined && (named.when?.(experiment) ?? true);
  });
  if (!there) return link.words;
  const show = async () => {
    const { showEvidence } = await import("./show-evidence");
    beforeEvidence?.(link.panel, preset);
    showEvidence(session, link, preset.views);
  };
  return (
    <button type="button" className="link-button rail-link" title={railFrameText.presets.toPanel} onClick={() => void show()}>
      {link.words}
    </button>
  );
}
