/** What a preset shows, in words that stand only while the experiment is the preset's, and lead to what they name. */

import type { ReactNode } from "react";
import { commentaryParts, type PanelLink } from "../../documents/commentary";
import type { Preset } from "../../documents/preset";
import { usePlayground } from "../../state/react";
import { presetSaid } from "../../ui/language";
import { unbroken } from "../../ui/unbroken";
import { useLab } from "../lab";
import { panelNamed } from "../panels/panels-of";
import { railFrameText } from "./words";

/** What a preset shows, with what is needed to draw it. */
export interface CommentaryProps<Chosen extends Preset = Preset> {
  readonly preset: Chosen;
  readonly stands: boolean;
  readonly showed: (title: string) => string;
  readonly onLink: (link: PanelLink) => void;
  /** At the end of the fold. */
  readonly children: ReactNode;
}

interface Words {
  /** In English. */
  readonly english: string;
  /** The notes on a figure of the paper. */
  readonly paper?: ReactNode;
}

/** Folded once the experiment is another one: what the words say was seen of the preset, and need not hold any more. */
export function Commentary({ preset, english, stands, showed, paper, onLink, children }: CommentaryProps & Words) {
  const parts = commentaryParts(presetSaid(preset.id, "commentary", english));
  const words = (
    <>
      <p className="rail-commentary">
        {parts.map((part, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no names
          typeof part === "string" ? unbroken(part) : <ToPanel key={place} link={part} onLink={onLink} />,
        )}
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

/** Words that lead to a panel, in the view that they speak of; plain ones where the experiment has no such panel. */
function ToPanel({ link, onLink }: { readonly link: PanelLink } & Pick<CommentaryProps, "onLink">) {
  const { panels } = useLab();
  const there = usePlayground(({ experiment }) => {
    const named = panelNamed(panels, link.panel);
    return named !== undefined && (named.when?.(experiment) ?? true);
  });
  if (!there) return link.words;
  return (
    <button type="button" className="link-button rail-link" title={railFrameText.presets.toPanel} onClick={() => onLink(link)}>
      {link.words}
    </button>
  );
}
