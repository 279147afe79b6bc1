/**
 * All words of the page in both languages: catalogues, fields, presets and problems of the platform, the lessons and every lab.
 * Types hold the shape of each German file; what is held here is that it is found, that nothing in it is empty, and that ids and
 * codes are unique.
 */
import { afterAll, describe, expect, it, test } from "vitest";
import type { DocumentKind } from "../platform/documents/kind";
import type { Field } from "../platform/fields/fields";
import type { Sentence, Sentences } from "../platform/fields/problem";
import { sentences as platformSentences } from "../platform/state/sentences";
import { speak } from "../platform/ui/language";
import type { Translation } from "../platform/ui/translation";
import { typographic } from "../platform/ui/typographic";
import { labs as computed } from "./compute";
import { paperNotes } from "./learnability/document/presets/paper-notes";

type Exports = Readonly<Record<string, unknown>>;

const catalogues = import.meta.glob<Exports>(["../**/*words.ts", "!./learnability/math/tasks/**"], { eager: true });
const germanCatalogues = import.meta.glob<object>("../**/*words.de.ts", { eager: true, import: "default" });
const labs = import.meta.glob<{ readonly german: Translation }>("./*/page/german.ts", { eager: true });
const kinds = import.meta.glob<Exports>("./*/document/kind.ts", { eager: true });
const tables = import.meta.glob<Exports>(
  ["./*/{math,document}/**/*{fields,schema,stop,map,laboratory,presets,document}.ts", "!**/*.de.ts"],
  { eager: true },
);
const germanTables = import.meta.glob<Readonly<Record<string, Translation["fields"]>>>("../**/*fields.de.ts", { eager: true });
const problems = import.meta.glob<Exports>("../**/*problems.ts", { eager: true });
const germanProblems = import.meta.glob<Readonly<Record<string, Sentences>>>("../**/*problems.de.ts", { eager: true });

const isObject = (value: unknown): value is Exports => typeof value === "object" && value !== null;

/** Objects of a kind within what modules export; schemas are objects of classes, and are left alone. */
function within(value: unknown, isWanted: (value: Exports) => boolean, seen = new Set<unknown>()): readonly Exports[] {
  if (!isObject(value) || seen.has(value) || !(Array.isArray(value) || isPlain(value))) return [];
  seen.add(value);
  return isWanted(value) ? [value] : Object.values(value).flatMap((inner) => within(inner, isWanted, seen));
}

function isPlain(value: object): boolean {
  const prototype = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}

/** Texts by their paths; the forms of a term of the glossary are as many as its language has. */
function textsIn(value: unknown, path = ""): readonly (readonly [path: string, text: string])[] {
  if (typeof value === "string") return [[path, value]];
  if (!isObject(value) || path.endsWith(".forms")) return [];
  return Object.entries(value).flatMap(([key, inner]) => textsIn(inner, `${path}.${key}`));
}

/** Code and formulas, which keep straight marks. */
const code = /\\[a-z]|_\{|\^\{|":|[{[]"|[\w\]]\("|='|="/i;
const isStraight = (text: string) => /"|(?<=[\p{L}\p{N}])'(?=\p{L})|(?<=\p{L}s)'(?=\s)/u.test(text) && !code.test(text);
const repeated = (names: readonly string[]) => names.filter((name, place) => names.indexOf(name) !== place);

describe("catalogues", () => {
  afterAll(() => speak("en"));

  it.each(Object.entries(catalogues))("%s is read in German in the language of the page", async (path, module) => {
    const german = germanCatalogues[path.replace(/[.]ts$/, ".de.ts")];
    expect(german, "its German file").toBeDefined();
    const words = Object.values(module)[0];
    await speak("en");
    const english = textsIn(words);
    await speak("de");
    const read = new Map(textsIn(words));
    const written = new Map(textsIn(german));
    expect([...read.keys()].filter((text) => !written.has(text))).toEqual([]);
    expect([...read].filter(([text, said]) => said !== typographic(written.get(text) ?? "", "de"))).toEqual([]);
    expect(english.filter(([text, said]) => (said.trim() === "") !== (read.get(text)?.trim() === ""))).toEqual([]);
    expect([...english, ...read].filter(([, said]) => isStraight(said))).toEqual([]);
  });
});

describe.each(Object.entries(labs))("%s", (path, { german }) => {
  const [, lab] = path.split("/");
  const of = (modules: Readonly<Record<string, Exports>>) =>
    Object.entries(modules).flatMap(([file, module]) => (file.startsWith(`./${lab}/`) ? [{ ...module }] : []));
  const [kind] = within(of(kinds), (value) => "settings" in value) as unknown as readonly DocumentKind[];

  it("has the words of every field in both languages", () => {
    const settings = kind.presets.flatMap((document) => kind.settings(document).map(({ fields }) => fields));
    const fields = within([settings, of(tables)], (value) => "label" in value && "help" in value) as unknown as readonly Field[];
    expect(fields.length).toBeGreaterThan(20);
    for (const field of fields) {
      const [table, name] = field.id?.split(".") ?? [];
      const words = german.fields[table ?? ""]?.[name ?? ""];
      expect(words, field.id ?? field.label).toBeDefined();
      expect(Object.keys(words ?? {}).toSorted(), field.id).toEqual(textsOf(field));
      const said = [...textsIn(words), ...textsIn(field)].filter(([part]) => /^[.](label|help|unit|options)/.test(part));
      expect(said.filter(([, text]) => text.trim() === "" || isStraight(typographic(text, "de")))).toEqual([]);
    }
  });

  it("has the words of every preset in both languages", () => {
    const presets = within(
      of(tables),
      (value) => "title" in value && "views" in value && "paper" in value,
    ) as unknown as readonly PresetWords[];
    expect(presets.length).toBeGreaterThan(10);
    for (const preset of presets) {
      const words = german.presets[preset.id] ?? {};
      const notes = Object.keys(paperNotes[preset.id] ?? preset.paper ?? {});
      expect(Object.keys(words), preset.id).toEqual(["title", "question", "context", "commentary", ...notes]);
      expect(textsIn(words).filter(([, text]) => text.trim() === "" || isStraight(typographic(text, "de")))).toEqual([]);
    }
  });
});

interface PresetWords {
  readonly id: string;
  readonly context: string;
  readonly paper?: object;
}

function textsOf(field: Field): readonly string[] {
  return ["label", "help", "unit", "options"].filter((part) => part in field).toSorted();
}

test("tables of fields and presets have names of their own", () => {
  expect(repeated(Object.values(germanTables).flatMap((module) => Object.values(module).flatMap(Object.keys)))).toEqual([]);
  expect(repeated(Object.values(labs).flatMap(({ german }) => Object.keys(german.presets)))).toEqual([]);
});

describe("problems", () => {
  const sentencesOf = (module: Exports): Sentences =>
    Object.assign({}, ...Object.values(module).filter((table) => isObject(table) && Object.values(table).every(isSentence)));
  const english = Object.entries(problems).map(([path, module]) => [path, sentencesOf(module)] as const);

  it("are known to the command line and to results, in English", async () => {
    const known = await Promise.all(Object.values(computed).map((lab) => lab.sentences()));
    const listed = Object.keys(Object.assign({}, platformSentences, ...known));
    expect(listed.toSorted()).toEqual([...new Set(english.flatMap(([, sentences]) => Object.keys(sentences)))].toSorted());
  });

  it("have codes of their own", () => {
    // Tables that hold those of a module below them have the same sentence for a code.
    const known = new Set(english.flatMap(([, sentences]) => Object.entries(sentences).map((entry) => JSON.stringify(entry))));
    expect(repeated([...known].map((entry) => JSON.parse(entry)[0]))).toEqual([]);
  });

  it.each(english.filter(([, sentences]) => Object.keys(sentences).length > 0))(
    "of %s say the same in both languages",
    (path, sentences) => {
      const german = sentencesOf(germanProblems[path.replace(/[.]ts$/, ".de.ts")] ?? {});
      expect(Object.keys(german).toSorted()).toEqual(Object.keys(sentences).toSorted());
      for (const [code, sentence] of Object.entries(sentences)) {
        // A place may be left out where German says it in other words. "{reason}" is what a parser of others says, in English.
        if (sentence.message !== "{reason}") expect(placesIn(sentence), code).toEqual(expect.arrayContaining([...placesIn(german[code])]));
        const texts = [...textsIn(sentence), ...textsIn(german[code])].map(([, text]) => text);
        expect(texts.filter((text) => text.trim() === "" || isStraight(typographic(text, "de")))).toEqual([]);
      }
    },
  );

  function isSentence(value: unknown): value is Sentence {
    return isObject(value) && typeof value.message === "string";
  }

  function placesIn({ message, hint = "" }: Sentence): readonly string[] {
    // A sentence may do without the name of the field that it is about.
    return [...new Set(`${message} ${hint}`.match(/\{(?!field\})\w+\}/g))].toSorted();
  }
});
