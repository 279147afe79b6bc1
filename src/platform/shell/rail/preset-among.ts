import { useState } from "react";
import type { LabDocument } from "../../documents/kind";
import type { Preset } from "../../documents/preset";
import { usePlayground, useSession } from "../../state/react";
import { useLock } from "../class/locks";
import { same } from "../forms/values";

/** A document whose random draws follow from one seed. */
export type Seeded = LabDocument & { readonly seed: number };

/** The preset that a document is, whatever its seed; undefined for one of its own. */
export function presetAmong<Chosen extends Preset<Seeded>>(presets: readonly Chosen[], document: LabDocument): Chosen | undefined {
  return presets.find((preset) => same({ ...document, seed: preset.document.seed }, preset.document));
}

/** The preset that the document is, whatever its seed, or was before it was changed; and the way back to that. */
export function usePresetAmong<Chosen extends Preset<Seeded>>(presets: readonly Chosen[]) {
  const session = useSession();
  const chosen = presetAmong(
    presets,
    usePlayground(({ experiment }) => experiment),
  );
  const [last, setLast] = useState(chosen);
  if (chosen && chosen !== last) setLast(chosen);
  const hidden = useLock("preset") === "hidden";
  return {
    chosen,
    base: chosen ?? (hidden ? undefined : last),
    stands: chosen !== undefined,
    restore: ({ document }: Chosen) => session.edit((now) => ({ ...document, seed: (now as Seeded).seed }) as LabDocument),
  };
}
