import { lazy, Suspense, useEffect } from "react";
import { useStore } from "zustand";
import { chosenLanguage, rememberLanguage } from "../../state/language";
import { localPreferences } from "../../state/preferences";
import { usePageView, usePageViewStore, usePlayground, useSession } from "../../state/react";
import { IconButton } from "../../ui/IconButton";
import { somethingMoves } from "../first-motion";
import { openingStore } from "../opening-state";
import { helpEntryText } from "./entry-words";
import { helpStore, showHelp, showTour, tourKey } from "./help-state";
import "./everyone.css";

const HelpDialog = lazy(() => import("./HelpDialog").then((module) => ({ default: module.HelpDialog })));
const Tour = lazy(() => import("./Tour").then((module) => ({ default: module.Tour })));

/** What is there for everyone: the other language, and help. */
export function Everyone() {
  return (
    <>
      <LanguageSwitch />
      <IconButton look="plain" label={helpEntryText.help} popup="dialog" onPress={() => showHelp("keys")}>
        <span className="help-sign" aria-hidden="true">
          ?
        </span>
      </IconButton>
    </>
  );
}

/** Help and the tour, over the page: apart from the buttons, which a small screen folds away. */
export function HelpOverPage() {
  const { part, tour } = useStore(helpStore);
  useFirstVisit();
  return (
    <Suspense fallback={null}>
      {part !== null && <HelpDialog part={part} />}
      {tour !== null && <Tour step={tour} />}
    </Suspense>
  );
}

/**
 * Offers the tour once, on a page that somebody opened by itself, where something already moves: not beside the opening, which
 * says what the page is for, and not on the link of a teacher, who has something else to say.
 */
function useFirstVisit(): void {
  const session = useSession();
  const assigned = usePlayground(({ assignment, former }) => assignment !== null || former !== null);
  const { began } = useStore(openingStore);
  const alone = usePageView(({ mode, lesson }) => mode === "page" && lesson === null) && !assigned && !began;
  useEffect(() => {
    if (!alone || localPreferences(window).read(tourKey) !== null) return;
    let wanted = true;
    let timer = 0;
    void somethingMoves(session).then(() => {
      // A tour that was begun meanwhile stays where it is.
      if (wanted) timer = window.setTimeout(() => helpStore.getState().tour === null && showTour(0), 1000);
    });
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [alone, session]);
}

let switched = false;

/** Says the other language's name in that language. The focus stays on it although the page is drawn anew. */
function LanguageSwitch() {
  const view = usePageViewStore();
  const asked = usePageView(({ language }) => language);
  const preferences = localPreferences(window);
  const other = chosenLanguage(asked, preferences, navigator.languages) === "en" ? "de" : "en";
  const change = () => {
    switched = true;
    rememberLanguage(preferences, other);
    view.show({ language: other });
  };
  return (
    <button
      type="button"
      className="icon-button icon-button-plain language-switch"
      lang={other}
      aria-label={other === "de" ? helpEntryText.otherLanguage.en : helpEntryText.otherLanguage.de}
      title={other === "de" ? helpEntryText.otherLanguage.en : helpEntryText.otherLanguage.de}
      onClick={change}
      ref={(element) => {
        if (!switched || !element) return;
        switched = false;
        element.focus();
      }}
    >
      {other.toUpperCase()}
    </button>
  );
}
