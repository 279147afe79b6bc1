import type { Language } from "../../state/page-view";
import { usePageView } from "../../state/react";

/** The language that lessons are told in, where they have been translated. */
export function useLanguage(): Language {
  return usePageView((view) => view.language) ?? "en";
}
