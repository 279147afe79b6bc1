/** The language of the page: from the address, else the user's choice, else the browser's, else English. */
import { type Language, languages } from "./page-view";
import type { Preferences } from "./preferences";

const key = "language";

const known = (name: string | null) => languages.find((language) => language === name) ?? null;

/** @param browser  as in `navigator.languages`: "de-AT", preferred first; unsupported ones are skipped. */
export function chosenLanguage(ofAddress: Language | null, preferences: Preferences, browser: readonly string[]): Language {
  const own = known(preferences.read(key));
  const ofBrowser = browser.map((name) => known(name.toLowerCase().split("-")[0])).find((language) => language !== null);
  return ofAddress ?? own ?? ofBrowser ?? "en";
}

export function rememberLanguage(preferences: Preferences, language: Language): void {
  preferences.write(key, language);
}
