import { Fragment, type ReactNode, useEffect, useSyncExternalStore } from "react";
import { I18nProvider } from "react-aria-components";
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
  return (
    <I18nProvider locale={language}>
      <Fragment key={words}>{children}</Fragment>
    </I18nProvider>
  );
}
