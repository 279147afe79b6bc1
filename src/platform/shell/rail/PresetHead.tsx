import { type ReactNode, useState } from "react";
import type { LabDocument } from "../../documents/kind";
import { usePlayground, useSession } from "../../state/react";
import { presetSaid } from "../../ui/language";
import { unbroken } from "../../ui/unbroken";
import { useLock } from "../class/locks";
import { takeOwnDataBack, useOwnDataAsked } from "../own-data/asked";
import { PresetSelect } from "./PresetSelect";
import { type Preset, presetAmong, type Seeded } from "./presets";

interface PresetHeadProps<Chosen extends Preset, Group extends string> {
  readonly presets: readonly Chosen[];
  readonly words: {
    readonly label: string;
    readonly own: string;
    readonly lede: string;
    readonly restore: string;
    showed(title: string): string;
    /** Headings in the list, by the names of groups. */
    readonly groups: Readonly<Record<Group, string>>;
  };
  readonly groupOf: (preset: Chosen) => Group;
  /** What is said of a preset besides its commentary. */
  readonly more?: (preset: Chosen) => ReactNode;
}

/** Which preset runs, and what it shows; after a change the words fold away, since they speak of the preset. */
export function PresetHead<Chosen extends Preset, Group extends string>(props: PresetHeadProps<Chosen, Group>) {
  const { presets, words, groupOf, more } = props;
  const session = useSession();
  const document = usePlayground(({ experiment }) => experiment);
  const exact = presetAmong(presets, document);
  const [last, setLast] = useState(exact);
  if (exact && exact !== last) setLast(exact);
  const lock = useLock("preset");
  const asked = useOwnDataAsked();
  const restore = ({ document: original }: Chosen) => session.edit((now) => ({ ...original, seed: (now as Seeded).seed }) as LabDocument);
  const saidOf = (preset: Chosen) => (
    <>
      <p className="rail-commentary">{unbroken(presetSaid(preset.id, "commentary", preset.commentary))}</p>
      {more?.(preset)}
    </>
  );
  const groups = (Object.keys(words.groups) as Group[]).map((group) => ({
    label: words.groups[group],
    members: presets.filter((preset) => groupOf(preset) === group),
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
