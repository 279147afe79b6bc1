/**
 * The language of the page. Catalogues of words (`words.ts`, `gpu-words.ts`) lie beside the modules that use them and are
 * written in English; each read of a catalogue gives the language in use at that moment. German lies beside each of them
 * (`words.de.ts`), one object of the same shape. Each owner of words (ui, the shell, the lessons, each lab) fetches its German
 * in one piece, and only when it is needed: an English page never loads it, nor does any page that of a lab which is not open.
 * The English sentences on problems are fetched likewise, after the first curve or with the first problem.
 *
 * Numbers on the screen have the decimal sign of the language (`charts/format.ts`), and thin spaces between thousands. Code,
 * links and exported files have a point in every language; entries take both.
 */
import { type DecimalSign, writeDecimalsWith } from "../charts/format";
import type { Field } from "../fields/fields";
import { isKnown, knowSentences, type Problem, type Sentences } from "../fields/problem";
import type { Language } from "../state/page-view";
import type { Translation, Words } from "./translation";
import { typographic } from "./typographic";

/** A part of the page that has words, with functions that fetch its German and its English sentences on problems. */
interface Owner {
  readonly fetch: () => Promise<Translation>;
  readonly fetchSentences: (() => Promise<Sentences>) | undefined;
  german: Translation | null;
  hasSentences: boolean;
}

const numbers = { en: [".", "unknown"], de: [",", "unbekannt"] } as const satisfies Readonly<
  Record<Language, readonly [DecimalSign, string]>
>;

let language: Language = "en";
/** Number of times that sentences came after a problem that needed them. */
let lateSentences = 0;
const owners: Owner[] = [];
const listeners = new Set<() => void>();

export function currentLanguage(): Language {
  return language;
}

/** Changes when the whole page has to be drawn anew: in another language, or with sentences that were missing. */
export function wordsInUse(): string {
  return `${language}${lateSentences}`;
}

/** Returns a function that removes the listener. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Fetches the language if necessary, and makes it the language in use.
 *
 * @throws where it cannot be fetched; the page then keeps its language.
 */
export async function speak(wanted: Language): Promise<void> {
  if (wanted === "de") await fetchGerman();
  if (wanted === language) return;
  language = wanted;
  const [sign, unknown] = numbers[language];
  writeDecimalsWith(sign, unknown);
  tellListeners();
}

/**
 * Fetches the language in use for words of parts of the page that were fetched since, such as another lab. Await it before such
 * a part is drawn.
 *
 * @throws where it cannot be fetched; those words are then in English.
 */
export async function speakOfNewParts(): Promise<void> {
  if (sentencesWanted) void fetchSentences().catch(() => {});
  if (language !== "de" || owners.every(({ german }) => german !== null)) return;
  await fetchGerman();
  tellListeners();
}

async function fetchGerman(): Promise<void> {
  await Promise.all(
    owners.map(async (owner) => {
      owner.german ??= await owner.fetch();
    }),
  );
}

let sentencesWanted = false;

/**
 * Fetches the English sentences on problems of all parts so far; those of later parts follow with them.
 *
 * @throws where they cannot be fetched; the first problem then fetches them again.
 */
export async function fetchSentences(): Promise<void> {
  sentencesWanted = true;
  await Promise.all(
    owners.map(async (owner) => {
      if (!owner.fetchSentences || owner.hasSentences) return;
      knowSentences(await owner.fetchSentences());
      owner.hasSentences = true;
    }),
  );
}

let isFetchingSentences = false;
const lacksSentences = ({ fetchSentences, hasSentences }: Owner) => fetchSentences !== undefined && !hasSentences;

/** The sentences of the language in use, for a problem that is about to be shown. Missing English ones are fetched. */
export function sentencesFor(problem: Problem): Sentences {
  if (language === "de") return Object.assign({}, ...owners.map(({ german }) => german?.sentences));
  if (!isKnown(problem) && !isFetchingSentences && owners.some(lacksSentences)) {
    isFetchingSentences = true;
    void fetchSentences()
      .then(
        () => {
          lateSentences++;
          tellListeners();
        },
        () => {},
      )
      .finally(() => {
        isFetchingSentences = false;
      });
  }
  return {};
}

function tellListeners(): void {
  for (const listener of listeners) listener();
}

/**
 * Makes the catalogues of one owner of words: each by the path of its file within the folder, without the ending. A catalogue
 * gives the language in use; groups of it may be kept, but its texts must be read when they are drawn.
 *
 * @param fetch  the owner's German.
 * @param sentences  its English sentences on problems, if it has any.
 */
export function cataloguesOf(
  fetch: () => Promise<Translation>,
  sentences?: () => Promise<Sentences>,
): <English extends object>(name: string, english: English) => Words<English> {
  const owner: Owner = { fetch, fetchSentences: sentences, german: null, hasSentences: false };
  owners.push(owner);
  return <English extends object>(name: string, english: English) =>
    spoken(english, () => (language === "de" ? owner.german?.catalogues[name] : undefined)) as Words<English>;
}

/** With the marks of the language in use. */
export function printed(words: string): string {
  return typographic(words, language);
}

/** The words of a field, in the language in use. */
export interface FieldSaid {
  readonly label: string;
  readonly help: string;
  /** Empty for a field without one. */
  readonly unit: string;
  /** By their values; none for a field without options. */
  readonly options: Readonly<Record<string, string>>;
}

export function fieldSaid(field: Field): FieldSaid {
  const [table, name] = field.id?.split(".") ?? [];
  const german = language === "de" && table ? owners.map((owner) => owner.german?.fields[table]?.[name]).find(Boolean) : undefined;
  const options = { ...optionsOf(field), ...(german && optionsOf(german)) };
  return {
    label: printed(german?.label ?? field.label),
    help: printed(german?.help ?? field.help),
    unit: printed(german?.unit ?? field.unit ?? ""),
    options: Object.fromEntries(Object.entries(options).map(([value, words]) => [value, printed(words)])),
  };
}

function optionsOf(words: object): Readonly<Record<string, string>> {
  return "options" in words ? (words.options as Readonly<Record<string, string>>) : {};
}

/** A part of a preset ("title", "commentary") in the language in use. */
export function presetSaid(id: string, part: string, english: string): string {
  const german = language === "de" ? owners.map((owner) => owner.german?.presets[id]?.[part]).find(Boolean) : undefined;
  return printed(german ?? english);
}

type Group = Readonly<Record<PropertyKey, unknown>>;

function spoken(english: object, other: () => object | undefined): object {
  const groups = new Map<PropertyKey, object>();
  return new Proxy(english, {
    get(target, key) {
      const value: unknown = Reflect.get(target, key);
      if (typeof value === "object" && value !== null) {
        const known = groups.get(key) ?? spoken(value, () => (other() as Group | undefined)?.[key] as object | undefined);
        groups.set(key, known);
        return known;
      }
      const here = other();
      // A German list may be the longer one.
      if (here !== undefined && Object.hasOwn(here, key)) return printedWords((here as Group)[key]);
      return Object.hasOwn(target, key) ? printedWords(value) : value;
    },
  });
}

type Answering = (...given: readonly unknown[]) => unknown;

/** One wrapper for each function, the same at every read. */
const answering = new WeakMap<Answering, Answering>();

function printedWords(words: unknown): unknown {
  if (typeof words === "string") return printed(words);
  if (typeof words !== "function") return words;
  const known = answering.get(words as Answering) ?? ((...given) => printedAnswer((words as Answering)(...given)));
  answering.set(words as Answering, known);
  return known;
}

/** Sentences of several parts are lists of texts, and of texts with further values. */
function printedAnswer(answer: unknown): unknown {
  if (typeof answer === "string") return printed(answer);
  if (Array.isArray(answer)) return answer.map(printedAnswer);
  const { text } = (answer ?? {}) as { readonly text?: unknown };
  return typeof text === "string" ? { ...(answer as object), text: printed(text) } : answer;
}
