import type { LabDocument } from "./kind";

/** A document whose random draws follow from one seed. */
export type Seeded = LabDocument & { readonly seed: number };

/** The preset that a document is, whatever its seed; undefined for one of its own. */
export function presetAmong<Chosen extends { readonly document: Seeded }>(
  presets: readonly Chosen[],
  document: LabDocument,
): Chosen | undefined {
  const content = withoutSeed(document);
  return presets.find((preset) => contentOf(preset) === content);
}

const contents = new WeakMap<object, string>();

/** Written once: every change of a setting compares the document with all presets. */
function contentOf(preset: { readonly document: Seeded }): string {
  const content = contents.get(preset) ?? withoutSeed(preset.document);
  contents.set(preset, content);
  return content;
}

function withoutSeed(document: LabDocument): string {
  return JSON.stringify({ ...document, seed: 0 });
}
