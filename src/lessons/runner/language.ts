import { useSyncExternalStore } from "react";
import type { Language } from "../../platform/state/page-view";
import { currentLanguage, onLanguageChange } from "../../platform/ui/language";

/** The language of the page, which lessons are told in where they have been translated. */
export function useLanguage(): Language {
  return useSyncExternalStore(onLanguageChange, currentLanguage);
}
