/** Finds terms of the glossary in a text. */
export interface Form<Name> {
  readonly name: Name;
  readonly form: string;
}

/** Plain words, or a term in the form in which the text has it. */
export type Piece<Name> = string | Form<Name>;

/** Each term where it first occurs as a word of its own; of two that begin at one place the longer one. */
export function withTerms<Name>(words: string, forms: readonly Form<Name>[]): Piece<Name>[] {
  const left = new Map(forms.map((form) => [form.form, form]));
  const pattern = forms
    .map(({ form }) => form)
    .toSorted((a, b) => b.length - a.length)
    .map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|");
  if (pattern === "") return [words];
  const pieces: Piece<Name>[] = [];
  const seen = new Set<Name>();
  let from = 0;
  for (const match of words.matchAll(new RegExp(`(?<![\\p{L}\\p{N}-])(?:${pattern})(?![\\p{L}\\p{N}-])`, "gu"))) {
    const found = left.get(match[0])!;
    if (seen.has(found.name)) continue;
    seen.add(found.name);
    pieces.push(words.slice(from, match.index), found);
    from = match.index + match[0].length;
  }
  return [...pieces, words.slice(from)];
}
