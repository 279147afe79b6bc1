/** The other language of the page, for a button or an entry of a menu. */
import { chosenLanguage, rememberLanguage } from "../../state/language";
import { localPreferences } from "../../state/preferences";
import { usePageView, usePageViewStore } from "../../state/react";
import { helpEntryText } from "./entry-words";

let switched = false;

/** Says the other language's name in that language. */
export function useOtherLanguage() {
  const view = usePageViewStore();
  const asked = usePageView(({ language }) => language);
  const preferences = localPreferences(window);
  const other = chosenLanguage(asked, preferences, navigator.languages) === "en" ? ("de" as const) : ("en" as const);
  return {
    other,
    name: other === "de" ? helpEntryText.otherLanguage.en : helpEntryText.otherLanguage.de,
    change() {
      switched = true;
      rememberLanguage(preferences, other);
      view.show({ language: other });
    },
  };
}

/** A change of the language draws the page anew: the focus returns to the button that led to it. */
export function focusAfterSwitch(element: HTMLElement | null): void {
  if (!switched || !element) return;
  switched = false;
  // Behind the menu that the change was chosen from, which gives the focus back to where it was.
  requestAnimationFrame(() => element.focus());
}
