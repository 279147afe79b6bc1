/** The name of a run: what changed since the run before it. */
import { presetAmong, type Seeded } from "../documents/preset-among";
import { sameDocument } from "../documents/same";
import type { ChoiceField, Field, Fields } from "../fields/fields";

/** Number of changes that are named; the others are counted. */
const named = 2;

/** A field with words for its values, or for some of them. */
export type Worded = Pick<ChoiceField, "options"> & Field;

/** Words of names. Names are stored in English, and shown in the language of the page. */
export interface NameWords {
  readonly again: string;
  readonly preset: (preset: Named) => string;
  readonly more: (count: number) => string;
  readonly label: (field: Field) => string;
  /** Words for a kind of problem or for "solvers". */
  readonly kind: (name: string) => string;
  /** Words for an option of a field. */
  readonly choice: (field: Worded, value: string) => string;
  readonly number: (digits: string) => string;
  readonly seed: string;
  readonly ownData: (name: string) => string;
  readonly withLearner: (name: string) => string;
  readonly withoutLearner: (name: string) => string;
  /** "rate of 4 heads". */
  readonly ofLearner: (label: string, name: string) => string;
}

/** Forms of values in the names of a lab: names are kept, so a lab keeps its forms. */
interface ValueForms {
  digits(value: number): string;
  /** The value of a structured field; null where the name mentions only its label. */
  structured(value: unknown): string | null;
}

/** Words and forms of values for phrases of changes. */
export type ChangeWords = NameWords & ValueForms;

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

/** Rules for the names of a lab's runs. */
interface NamingRules<Document, Words> extends ValueForms {
  /** A document that equals one of these, except for its seed, is named after it. */
  readonly presets: readonly (Named & { readonly document: Document })[];
  /** English, which is kept. */
  readonly words: Words;
  /** Name of a first document. */
  first(document: Document, words: Words): string;
  /** A phrase for each difference. */
  changes(before: Document, after: Document, words: Words & ValueForms): readonly string[];
}

/**
 * Names of a lab's runs: "the same again", "preset Label noise", or the changes, such as "Samples N 1 024 → 4 096 and 2 more".
 * The document before is null for the first run.
 */
export function runNames<Document extends Seeded, Words extends NameWords = NameWords>({
  presets,
  words: english,
  first,
  changes,
  ...forms
}: NamingRules<Document, Words>): (before: Document | null, after: Document, words?: Words | null) => string {
  return (before, after, said) => {
    const words = said ?? english;
    if (before && sameDocument(before, after)) return words.again;
    const preset = presetAmong(presets, after);
    const samePreset = preset && before && sameDocument({ ...before, seed: after.seed }, after);
    if (preset && !samePreset) return words.preset(preset);
    if (!before) return first(after, words);
    const phrases = changes(before, after, { ...words, ...forms });
    const more = phrases.length - named;
    return `${phrases.slice(0, named).join(", ")}${more > 0 ? words.more(more) : ""}`;
  };
}

export function seedChange(before: Seeded, after: Seeded, { seed, number, digits }: ChangeWords): readonly string[] {
  return before.seed === after.seed ? [] : [`${seed} ${number(digits(before.seed))} → ${number(digits(after.seed))}`];
}

/**
 * The fields of a table whose values differ: "Condition κ 100 → 1000".
 *
 * @param labelOf  name of a field; by default its label.
 */
export function fieldChanges(
  fields: Fields,
  before: object,
  after: object,
  words: ChangeWords,
  labelOf: (field: Field) => string = words.label,
): readonly string[] {
  const [old, now] = [before, after] as readonly Readonly<Record<string, unknown>>[];
  return Object.entries(fields)
    .filter(([name]) => JSON.stringify(old[name]) !== JSON.stringify(now[name]))
    .map(([name, field]) => {
      const [from, to] = [old[name], now[name]].map((value) => valueWords(field, value, words));
      return from === null ? labelOf(field) : `${labelOf(field)} ${from} → ${to}`;
    });
}

function valueWords(field: Field, value: unknown, { choice, number, digits, structured }: ChangeWords): string | null {
  if (typeof value === "number") return number(digits(value));
  if (field.kind === "structured") return structured(value);
  return "options" in field && field.kind !== "switch" ? choice(field as Worded, String(value)) : String(value);
}

interface Kinded {
  readonly kind: string;
}

/** Another kind, "low-rank → training", or changed fields of the same kind. */
export function kindChanges(
  tables: Readonly<Record<string, Fields>>,
  before: Kinded,
  after: Kinded,
  words: ChangeWords,
): readonly string[] {
  if (before.kind !== after.kind) return [`${words.kind(before.kind)} → ${words.kind(after.kind)}`];
  return fieldChanges(tables[after.kind], before, after, words);
}

/** Another number of members, "3 → 4 solvers", or changes of members of the same list. */
export function listChanges(
  name: string,
  tables: Readonly<Record<string, Fields>>,
  before: readonly Kinded[],
  after: readonly Kinded[],
  words: ChangeWords,
): readonly string[] {
  if (before.length !== after.length) return [`${before.length} → ${after.length} ${words.kind(name)}`];
  return after.flatMap((member, index) => kindChanges(tables, before[index], member, words));
}
