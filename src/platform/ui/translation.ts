/** What another language must bring along. */
import type { Sentences } from "../fields/problem";

/** The shape of a catalogue, whatever its words: texts are any texts, functions give any, lists keep their lengths. */
export type Words<Catalogue> = Catalogue extends string
  ? string
  : Catalogue extends (...given: infer Given) => infer Result
    ? (...given: Given) => Words<Result>
    : Catalogue extends object
      ? { readonly [Key in keyof Catalogue]: Words<Catalogue[Key]> }
      : Catalogue;

/** All that one owner of words says in another language. */
export interface Translation {
  /** By the names of the catalogues. */
  readonly catalogues: Readonly<Record<string, object>>;
  /** For words that do not come from a catalogue, such as the titles of fields; undefined where it has none. */
  phrase(englishOrId: string): string | undefined;
  /** On problems that are data, by their codes. */
  readonly sentences: Sentences;
}

/**
 * @param files  the German files of an owner's folder by their paths, as `import.meta.glob` finds them
 * @param more   its words for what the layers below say, where it has any
 */
export function translationOf(files: Readonly<Record<string, object>>, more: Partial<Omit<Translation, "catalogues">> = {}): Translation {
  const named = Object.entries(files).map(([path, words]) => [path.replace(/^(?:[.]+\/)+/, "").replace(/[.]de[.]ts$/, ""), words]);
  return { catalogues: Object.fromEntries(named), phrase: () => undefined, sentences: {}, ...more };
}
