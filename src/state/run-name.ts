/** The name of a run: what is different from the run before it. */
import type { LabDocument } from "../documents/kind";
import { sameDocument } from "../documents/same";

type Seeded = LabDocument & { readonly seed: number };

/** Changes that are named; the others are counted. */
const named = 2;

/**
 * "the same again", "preset Label noise", or what changed: a phrase such as "Samples N 1 024 → 4 096 and 2 more".
 *
 * @param before   the document of the run before; null for the first.
 * @param presets  a document that is one of them is named after it, whatever its seed.
 * @param changes  phrases for what is different, or what the first document is called.
 */
export function runName<Document extends Seeded>(
  before: Document | null,
  after: Document,
  presets: readonly { readonly title: string; readonly document: Document }[],
  changes: () => readonly string[],
): string {
  if (before && sameDocument(before, after)) return "the same again";
  const preset = presets.find(({ document }) => sameDocument({ ...document, seed: after.seed }, after));
  const samePreset = preset && before && sameDocument({ ...before, seed: after.seed }, after);
  if (preset && !samePreset) return `preset ${preset.title}`;
  const phrases = changes();
  const more = phrases.length - named;
  return `${phrases.slice(0, named).join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}
