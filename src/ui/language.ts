/**
 * The language of the page. Catalogues of words are written in English and wrapped by `inLanguage`; what they say is then
 * read from the language in use at the moment of reading. German lies in files of the same names in `de/`, one object of
 * the same shape for each catalogue, and is fetched when it is first wanted: an English page never loads it.
 *
 * Numbers are written alike in both languages: thousands apart by thin spaces, and a decimal point, as in code, links and
 * exported files, so that a number can be copied from the page into any of them.
 */
import type { Language } from "../state/page-view";
import type { Translation, Words } from "./translation";

let language: Language = "en";
let german: Translation | null = null;
const listeners = new Set<() => void>();

export function currentLanguage(): Language {
  return language;
}

/** Answers with how to stop listening. */
export function onLanguageChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Fetches the language if need be, and speaks it from then on.
 *
 * @throws where it cannot be fetched; the page then goes on in the language it had.
 */
export async function speak(wanted: Language): Promise<void> {
  if (wanted === "de") german ??= (await import("./de/german")).german;
  if (wanted === language) return;
  language = wanted;
  for (const listener of listeners) listener();
}

/**
 * A catalogue in the language in use. Its groups may be kept; its texts are to be read when they are drawn.
 *
 * @param name   as its file is called, without the ending; the German one is called the same
 * @param parts  other catalogues that are reached through this one
 */
export function inLanguage<English extends object, Parts extends object = object>(
  name: string,
  english: English,
  parts?: Parts,
): Words<English> & Parts {
  return spoken(english, () => (language === "de" ? german?.catalogues[name] : undefined), parts) as Words<English> & Parts;
}

/**
 * In the language in use: words of the layers below this one, which know English alone (titles and help of fields, presets,
 * what is wrong with a file).
 *
 * @param id  what long texts are filed under, instead of their English
 */
export function translate(english: string, id = english): string {
  return (language === "de" ? german?.phrase(id) : undefined) ?? english;
}

type Group = Readonly<Record<PropertyKey, unknown>>;

function spoken(english: object, other: () => object | undefined, parts: object = {}): object {
  const groups = new Map<PropertyKey, object>();
  return new Proxy(english, {
    get(target, key) {
      if (Object.hasOwn(parts, key)) return (parts as Group)[key];
      const value: unknown = Reflect.get(target, key);
      if (typeof value === "object" && value !== null) {
        const known = groups.get(key) ?? spoken(value, () => (other() as Group | undefined)?.[key] as object | undefined);
        groups.set(key, known);
        return known;
      }
      const here = other();
      return here !== undefined && Object.hasOwn(here, key) ? (here as Group)[key] : value;
    },
  });
}
