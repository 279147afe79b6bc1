/** Parts of a translation into another language. */
import type { WordsOfField } from "../fields/fields";
import type { Sentences } from "../fields/problem";

/** The shape of a catalogue, with any words: texts are any texts, functions return any, lists keep their lengths. */
export type Words<Catalogue> = Catalogue extends string
  ? string
  : Catalogue extends (...given: infer Given) => infer Result
    ? (...given: Given) => Words<Result>
    : Catalogue extends object
      ? { readonly [Key in keyof Catalogue]: Words<Catalogue[Key]> }
      : Catalogue;

/** All words of one owner in another language. */
export interface Translation {
  /** By the names of the catalogues. */
  readonly catalogues: Readonly<Record<string, object>>;
  /** On problems that are data, by their codes. */
  readonly sentences: Sentences;
  /** Of the fields of its tables, by the names of the tables. */
  readonly fields: Readonly<Record<string, Readonly<Record<string, WordsOfField>>>>;
  /** Of its presets, by their ids and the names of their parts. */
  readonly presets: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** The German files of an owner by their paths, as `import.meta.glob` finds them. */
export interface GermanFiles {
  /** Catalogues, the default export of each: `words.de.ts`. */
  readonly words: Files<object>;
  /** Tables of sentences: `problems.de.ts`. */
  readonly problems?: Files<Exports<Sentences>>;
  /** Tables of fields, by the name of each table: `fields.de.ts`. */
  readonly fields?: Files<Exports<Translation["fields"]>>;
  /** Presets, by their ids: `presets.de.ts`. */
  readonly presets?: Files<Exports<Translation["presets"]>>;
}

type Files<Content> = Readonly<Record<string, Content>>;
type Exports<Table> = Readonly<Record<string, Table>>;

export function translationOf({ words, problems = {}, fields = {}, presets = {} }: GermanFiles): Translation {
  const named = Object.entries(words).map(([path, catalogue]) => [path.replace(/^(?:[.]+\/)+/, "").replace(/[.]de[.]ts$/, ""), catalogue]);
  return {
    catalogues: Object.fromEntries(named),
    sentences: joined(problems),
    fields: joined(fields),
    presets: joined(presets),
  };
}

/** All that files export, as one table. */
function joined<Table extends object>(files: Files<Exports<Table>>): Table {
  return Object.assign({}, ...Object.values(files).flatMap((exports) => Object.values(exports)));
}
