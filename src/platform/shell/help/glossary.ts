/** Terms of art: the name of each, its forms in explanations, and its meaning in a sentence or two. */
export interface GlossaryEntry {
  readonly term: string;
  readonly forms: readonly string[];
  readonly meaning: string;
}

/** By names that are the same in every language. */
export type Glossary = Readonly<Record<string, GlossaryEntry>>;
