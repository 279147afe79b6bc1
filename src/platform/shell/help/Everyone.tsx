import { lazy, Suspense, useEffect } from "react";
import { useStore } from "zustand";
import { localPreferences } from "../../state/preferences";
import { usePageView, usePlayground, useSession } from "../../state/react";
import { IconButton } from "../../ui/IconButton";
import { ThemeIcon } from "../../ui/icons";
import { useTheme } from "../../ui/theme";
import { somethingMoves } from "../first-motion";
import { openingStore } from "../opening-state";
import { helpEntryText } from "./entry-words";
import { helpStore, showHelp, showTour, tourKey } from "./help-state";
import { focusAfterSwitch, useOtherLanguage } from "./other-language";
import "./everyone.css";

const HelpDialog = lazy(() => import("./HelpDialog").then((module) => ({ default: module.HelpDialog })));
const Tour = lazy(() => import("./Tour").then((module) => ({ default: module.Tour })));

/** Controls of every view: colours, the other language, and help. */
export function Everyone() {
  const [theme, setTheme] = useTheme();
  const other = theme === "dark" ? "light" : "dark";
  return (
    <>
      <IconButton look="plain" label={helpEntryText[other]} onPress={() => setTheme(other)}>
        <ThemeIcon />
      </IconButton>
      <LanguageSwitch />
      <IconButton look="plain" label={helpEntryText.help} popup="dialog" onPress={() => showHelp("keys")}>
        <span className="help-sign" aria-hidden="true">
          ?
        </span>
      </IconButton>
    </>
  );
}

function LanguageSwitch() {
  const { other, name, change } = useOtherLanguage();
  return (
    <button
      type="button"
      className="icon-button icon-button-plain language-switch"
      lang={other}
      aria-label={name}
      title={name}
      onClick={change}
      ref={focusAfterSwitch}
    >
      {other.toUpperCase()}
    </button>
  );
}

/** Help and the tour, over the page. */
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
 * Offers the tour once, on a page that was opened without a link, after something moves. It is not offered beside the opening,
 * which explains the page itself, nor on a link, which was opened for another purpose.
 */
function useFirstVisit(): void {
  const session = useSession();
  const assigned = usePlayground(({ assignment, former }) => assignment !== null || former !== null);
  const { began, stage, byLink } = useStore(openingStore);
  const whole = usePageView(({ mode, lesson }) => mode === "page" && lesson === null);
  const alone = whole && !assigned && !began && !byLink && stage === "everything";
  useEffect(() => {
    if (!alone || localPreferences(window).read(tourKey) !== null) return;
    let wanted = true;
    let timer = 0;
    void somethingMoves(session).then(() => {
      // A tour that has begun in the meantime stays at its step.
      if (wanted) timer = window.setTimeout(() => helpStore.getState().tour === null && showTour(0), 1000);
    });
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [alone, session]);
}
