/** The name of a run: what changed since the run before it. */
import type { LabDocument } from "../documents/kind";
import { sameDocument } from "../documents/same";
import type { ChoiceField, Field } from "../fields/fields";

type Seeded = LabDocument & { readonly seed: number };

/** Number of changes that are named; the others are counted. */
const named = 2;

/** Words of names. Names are stored in English, and shown in the language of the page. */
export interface NameWords {
  readonly again: string;
  readonly preset: (preset: Named) => string;
  readonly more: (count: number) => string;
  readonly label: (field: Field) => string;
  /** Words for a kind of problem or for "solvers". */
  readonly kind: (name: string) => string;
  /** Words for an option of a field. */
  readonly choice: (field: ChoiceField, value: string) => string;
  readonly number: (digits: string) => string;
  readonly seed: string;
  readonly ownData: (name: string) => string;
  readonly withLearner: (name: string) => string;
  readonly withoutLearner: (name: string) => string;
  /** "rate of 4 heads". */
  readonly ofLearner: (label: string, name: string) => string;
}

/** A preset by its English title. */
interface Named {
  readonly id: string;
  readonly title: string;
}

const same = (words: string) => words;

export const keptWords: NameWords = {
  again: "the same again",
  preset: ({ title }) => `preset ${title}`,
  more: (count) => ` and ${count} more`,
  label: ({ label }) => label,
  kind: same,
  choice: (_, value) => value,
  number: same,
  seed: "seed",
  ownData: (name) => `own data ${name}`,
  withLearner: (name) => `with ${name}`,
  withoutLearner: (name) => `without ${name}`,
  ofLearner: (label, name) => lowerFirst(`${label} of ${name}`),
};

/** "Rate" to "rate", but not "AdamW" or "N". */
function lowerFirst(words: string): string {
  return /^\p{Lu}\p{Ll}+[ )]/u.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}

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
  presets: readonly (Named & { readonly document: Document })[],
  changes: () => readonly string[],
  words: NameWords = keptWords,
): string {
  if (before && sameDocument(before, after)) return words.again;
  const preset = presets.find(({ document }) => sameDocument({ ...document, seed: after.seed }, after));
  const samePreset = preset && before && sameDocument({ ...before, seed: after.seed }, after);
  if (preset && !samePreset) return words.preset(preset);
  const phrases = changes();
  const more = phrases.length - named;
  return `${phrases.slice(0, named).join(", ")}${more > 0 ? words.more(more) : ""}`;
}
