import { Fragment, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { currentLanguage, onLanguageChange, wordsInUse } from "../ui/language";
import { shellText } from "./words";

/** Draws what is inside anew when the language changes: every word is read again, and what is computed goes on. */
export function InLanguage({ children }: { readonly children: ReactNode }) {
  const words = useSyncExternalStore(onLanguageChange, wordsInUse);
  const language = currentLanguage();
  useEffect(() => {
    document.documentElement.lang = language;
    document.title = shellText.pageTitle;
    document.querySelector("meta[name=description]")?.setAttribute("content", shellText.description);
  }, [language]);
  return <Fragment key={words}>{children}</Fragment>;
}

/** Where the component library looks for a language before it asks the browser. Its own provider would be in every first view. */
const languageOfComponents = Symbol.for("react-aria.i18n.locale");

function tellComponents(): void {
  Object.assign(window, { [languageOfComponents]: currentLanguage() });
  // Components that are there follow; `useLocale` in the foot of the page makes sure that one is.
  window.dispatchEvent(new Event("languagechange"));
}

tellComponents();
onLanguageChange(tellComponents);
