import type { ComponentType, ReactNode } from "react";
import type { PanelLink } from "../../documents/commentary";
import type { Preset } from "../../documents/preset";
import { viewOf } from "../../documents/views";
import { useSession } from "../../state/react";
import { useLock } from "../class/locks";
import { takeOwnDataBack, useOwnDataAsked } from "../own-data/asked";
import type { CommentaryProps } from "./Commentary";
import { openPreset } from "./open-preset";
import { PresetSelect } from "./PresetSelect";
import { railFrameText } from "./words";

interface PresetChoiceProps<Chosen extends Preset> {
  readonly presets: readonly Chosen[];
  /** As the list shows it; undefined for an experiment of one's own. */
  readonly chosen: Chosen | undefined;
  /** Whose commentary is shown: the chosen preset, or the one that was changed. */
  readonly base: Chosen | undefined;
  /** Whether the commentary holds for the experiment; it is folded away where not. */
  readonly stands: boolean;
  readonly words: {
    /** What an experiment of one's own is called. */
    readonly own: string;
    /** Null where there is nothing to say. */
    readonly lede: string | null;
    /** In place of a commentary, where no preset is near. */
    readonly noBase?: string;
    showed(title: string): string;
    /** Headings in the list, by the names of groups. */
    readonly groups: Readonly<Record<Chosen["group"], string>>;
  };
  /** Draws what a preset shows. */
  readonly Words: ComponentType<CommentaryProps<Chosen>>;
  /** Prepares the document for a panel that a link of the commentary leads to. */
  readonly beforeEvidence?: (panel: string, preset: Chosen) => void;
  /** Undoes the changes; its button ends the folded commentary. */
  readonly restore?: (preset: Chosen) => void;
  readonly children?: ReactNode;
}

/** Which preset runs, and what it shows; after a change the words fold away, since they speak of the preset. */
export function PresetChoice<Chosen extends Preset>(props: PresetChoiceProps<Chosen>) {
  const { presets, chosen, base, stands, words, Words, beforeEvidence, restore, children } = props;
  const session = useSession();
  const lock = useLock("preset");
  const asked = useOwnDataAsked();
  const showEvidence = async (preset: Chosen, { panel, view }: PanelLink) => {
    const { pointAt } = await import("../panels/point-at");
    beforeEvidence?.(panel, preset);
    session.setPanelView(panel, view ?? viewOf(preset.views, panel));
    pointAt(panel);
  };
  return (
    <div className="rail-preset">
      <PresetSelect
        {...{ own: words.own, groups: words.groups, presets, chosen: asked ? undefined : chosen }}
        onChoose={(preset) => {
          takeOwnDataBack();
          openPreset(session, preset);
        }}
      />
      {!asked && (
        <>
          {words.lede && <p className="rail-lede">{words.lede}</p>}
          {base && (
            <Words preset={base} stands={stands} showed={words.showed} onLink={(link) => void showEvidence(base, link)}>
              {restore && lock === "free" && (
                <button type="button" className="link-button" onClick={() => restore(base)}>
                  {railFrameText.presets.restore}
                </button>
              )}
            </Words>
          )}
          {!base && words.noBase && <p className="rail-commentary">{words.noBase}</p>}
          {children}
        </>
      )}
    </div>
  );
}
