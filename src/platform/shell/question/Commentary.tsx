/** Result of a preset and its reason, in words that link to the panels they name. */
import { use } from "react";
import { commentaryParts, type PanelLink, type PresetLink } from "../../documents/commentary";
import type { PaperNotes as Notes, Preset } from "../../documents/preset";
import { usePlayground, useSession } from "../../state/react";
import { presetSaid } from "../../ui/language";
import { unbroken } from "../../ui/unbroken";
import { openLab } from "../CurrentLab";
import { useLock } from "../class/locks";
import { type Lab, useLab } from "../lab";
import { useLabs } from "../lab-entry";
import { panelNamed } from "../panels/panels-of";
import type { PresetWords } from "../presets/lab-presets";
import { openPreset } from "../presets/open-preset";
import { presetsText } from "../presets/words";

/** By preset: a promise that is made while drawing must be the same one at the next drawing. */
const fetched = new WeakMap<Preset, Promise<PresetWords>>();

function wordsOf({ presets }: Lab, preset: Preset): Promise<PresetWords> {
  const known = fetched.get(preset) ?? presets.words(preset);
  fetched.set(preset, known);
  known.catch(() => fetched.delete(preset));
  return known;
}

interface CommentaryProps {
  readonly preset: Preset;
  /** Whether the words apply to the open document. */
  readonly stands: boolean;
  readonly onLink: (link: PanelLink) => void;
}

/**
 * Folded, since readers should answer the question from the panels first. After a change of the document the title names the
 * preset of these words.
 */
export function Commentary({ preset, stands, onLink }: CommentaryProps) {
  const { commentary, paper } = use(wordsOf(useLab(), preset));
  const parts = commentaryParts(presetSaid(preset.id, "commentary", commentary));
  const title = presetSaid(preset.id, "title", preset.title);
  return (
    <details>
      <summary>{stands ? presetsText.answer : presetsText.answerOf(title)}</summary>
      <p className="question-commentary">
        {parts.map((part, place) => {
          if (typeof part === "string") return unbroken(part);
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have no names
          return "panel" in part ? <ToPanel key={place} link={part} onLink={onLink} /> : <ToPreset key={place} link={part} />;
        })}
      </p>
      {paper && <PaperNotes id={preset.id} notes={paper} />}
    </details>
  );
}

/** Words that link to a panel, in the view that they describe; plain ones where the experiment has no such panel. */
function ToPanel({ link, onLink }: { readonly link: PanelLink } & Pick<CommentaryProps, "onLink">) {
  const { panels } = useLab();
  const there = usePlayground(({ experiment }) => {
    const named = panelNamed(panels, link.panel);
    return named !== undefined && (named.when?.(experiment) ?? true);
  });
  const words = unbroken(link.words);
  if (!there) return words;
  return (
    <button type="button" className="link-button rail-link" title={presetsText.toPanel} onClick={() => onLink(link)}>
      {words}
    </button>
  );
}

/** Words that open a preset, of this lab or another; plain ones where readers may not choose presets. */
function ToPreset({ link: { words, lab: id, preset: name } }: { readonly link: PresetLink }) {
  const session = useSession();
  const labs = useLabs();
  const said = unbroken(words);
  if (useLock("preset") !== "free") return said;
  const open = async () => {
    const { presets } = await openLab(labs, id);
    const preset = presets.all.find((one) => one.id === name);
    if (preset) openPreset(session, preset);
  };
  return (
    <button type="button" className="link-button rail-link" onClick={() => void open()}>
      {said}
    </button>
  );
}

interface PaperNotesProps {
  /** Of the preset. */
  readonly id: string;
  readonly notes: Notes;
}

/** The setting of the paper, the result here, and the differences between the two. */
function PaperNotes({ id, notes }: PaperNotesProps) {
  const words = presetsText.paper;
  return (
    <details>
      <summary>{words.title}</summary>
      <dl>
        {(["setting", "reproduced", "differs"] as const).map((part) => (
          <div key={part}>
            <dt>{words[part]}</dt>
            <dd>{unbroken(presetSaid(id, part, notes[part]))}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
