/** What another language must bring along. */

/** The shape of a catalogue, whatever its words: texts are any texts, functions give any, lists keep their lengths. */
export type Words<Catalogue> = Catalogue extends string
  ? string
  : Catalogue extends (...given: infer Given) => infer Result
    ? (...given: Given) => Words<Result>
    : Catalogue extends object
      ? { readonly [Key in keyof Catalogue]: Words<Catalogue[Key]> }
      : Catalogue;

/** What a language is made of. */
export interface Translation {
  /** By the names of the catalogues. */
  readonly catalogues: Readonly<Record<string, object>>;
  /** For words that do not come from a catalogue, such as the titles of fields; undefined where it has none. */
  phrase(englishOrId: string): string | undefined;
}
