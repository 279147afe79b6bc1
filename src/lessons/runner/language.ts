import { useSyncExternalStore } from "react";
import type { Language } from "../../state/page-view";
import { currentLanguage, onLanguageChange } from "../../ui/language";

/** The language of the page, which lessons are told in where they have been translated. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}
