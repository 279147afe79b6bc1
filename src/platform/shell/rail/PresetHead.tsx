import { useState } from "react";
import type { LabDocument } from "../../documents/kind";
import type { PaperNotes as Notes, Preset } from "../../documents/preset";
import { usePlayground, useSession } from "../../state/react";
import { presetSaid } from "../../ui/language";
import { unbroken } from "../../ui/unbroken";
import { useLock } from "../class/locks";
import { takeOwnDataBack, useOwnDataAsked } from "../own-data/asked";
import { PaperNotes } from "./PaperNotes";
import { PresetSelect } from "./PresetSelect";
import { presetAmong, type Seeded } from "./presets";

interface PresetHeadProps<Group extends string> {
  readonly presets: readonly Preset<Seeded, Group>[];
  readonly words: {
    readonly label: string;
    readonly own: string;
    readonly lede: string;
    readonly restore: string;
    showed(title: string): string;
    /** Headings in the list, by the names of groups. */
    readonly groups: Readonly<Record<Group, string>>;
    /** Where there are figures of a paper. */
    readonly paper?: Readonly<Record<"title" | keyof Notes, string>>;
  };
}

/** Which preset runs, and what it shows; after a change the words fold away, since they speak of the preset. */
export function PresetHead<Group extends string>({ presets, words }: PresetHeadProps<Group>) {
  const session = useSession();
  const document = usePlayground(({ experiment }) => experiment);
  const exact = presetAmong(presets, document);
  const [last, setLast] = useState(exact);
  if (exact && exact !== last) setLast(exact);
  const lock = useLock("preset");
  const asked = useOwnDataAsked();
  const restore = ({ document: original }: Preset) => session.edit((now) => ({ ...original, seed: (now as Seeded).seed }) as LabDocument);
  const saidOf = ({ id, commentary, paper }: (typeof presets)[number]) => (
    <>
      <p className="rail-commentary">{unbroken(presetSaid(id, "commentary", commentary))}</p>
      {paper && words.paper && <PaperNotes id={id} notes={paper} words={words.paper} />}
    </>
  );
  const groups = (Object.keys(words.groups) as Group[]).map((group) => ({
    label: words.groups[group],
    members: presets.filter((preset) => preset.group === group),
  }));
  return (
    <div className="rail-preset">
      <PresetSelect
        {...{ label: words.label, own: words.own, presets, groups, chosen: asked ? undefined : exact }}
        onChoose={({ document, views }) => {
          takeOwnDataBack();
          session.open(document, views);
        }}
      />
      {!asked && (
        <>
          <p className="rail-lede">{words.lede}</p>
          {exact && saidOf(exact)}
          {!exact && last && lock !== "hidden" && (
            <details className="rail-paper">
              <summary>{words.showed(presetSaid(last.id, "title", last.title))}</summary>
              {saidOf(last)}
              {lock === "free" && (
                <button type="button" className="link-button" onClick={() => restore(last)}>
                  {words.restore}
                </button>
              )}
            </details>
          )}
        </>
      )}
    </div>
  );
}
