/** Texts of a lab's presets, for the search. */
import { useEffect, useMemo, useState } from "react";
import { commentaryParts } from "../../../documents/commentary";
import type { DocumentKind } from "../../../documents/kind";
import type { Preset } from "../../../documents/preset";
import { fieldSaid, presetSaid } from "../../../ui/language";
import { type Lab, useLab } from "../../lab";
import type { SearchedPreset } from "./find-presets";

/** Commentaries are fetched at the first search; until they have come, the search covers the other texts. */
export function useSearched(searching: boolean): readonly SearchedPreset[] {
  const lab = useLab();
  const [commentaries, setCommentaries] = useState<ReadonlyMap<string, string> | null>(null);
  const due = searching && commentaries === null;
  useEffect(() => {
    if (!due) return;
    let wanted = true;
    // Without a network the search continues without them.
    void commentariesOf(lab).then(
      (found) => wanted && setCommentaries(found),
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [due, lab]);
  return useMemo(() => lab.presets.all.map((preset) => searched(lab, preset, commentaries?.get(preset.id) ?? "")), [lab, commentaries]);
}

async function commentariesOf({ presets }: Lab): Promise<ReadonlyMap<string, string>> {
  const words = await Promise.all(presets.all.map(async (preset) => [preset.id, (await presets.words(preset)).commentary] as const));
  return new Map(words);
}

export function searched({ session: { kind } }: Pick<Lab, "session">, preset: Preset, commentary: string): SearchedPreset {
  const { id, title, question } = preset;
  return {
    id,
    title: presetSaid(id, "title", title),
    question: presetSaid(id, "question", question),
    fields: fieldNames(kind, preset),
    commentary: commentaryParts(presetSaid(id, "commentary", commentary))
      .map((part) => (typeof part === "string" ? part : part.words))
      .join(""),
  };
}

/** The names of the settings that matter to a preset: the last part of a path is the name of a field. */
function fieldNames(kind: DocumentKind, { document, settings }: Preset): readonly string[] {
  const groups = kind.settings(document);
  return settings.flatMap((path) => {
    const name = path.split(".").at(-1) ?? path;
    const field = groups.find(({ fields }) => Object.hasOwn(fields, name))?.fields[name];
    return field ? [fieldSaid(field).label] : [];
  });
}
