/** Terms of art: how each is called, the forms in which explanations use it, and what it means in a sentence or two. */
export interface GlossaryEntry {
  readonly term: string;
  readonly forms: readonly string[];
  readonly meaning: string;
}

/** By names that are the same in every language. */
export type Glossary = Readonly<Record<string, GlossaryEntry>>;
