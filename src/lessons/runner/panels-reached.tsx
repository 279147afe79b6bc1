/** Beside a lesson stand the panels that its text has reached; the others follow as the reader goes on. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useStore } from "zustand";
import { useLocks } from "../../platform/shell/class/locks";
import { useDocument, useLab } from "../../platform/shell/lab";
import { besidePanels } from "../../platform/shell/panels/beside";
import { panelNamed } from "../../platform/shell/panels/panels-of";
import { stagePanels } from "../../platform/shell/panels/shown-panels";
import type { LessonFacts } from "../lesson";
import { lessonProgress, withPanels } from "../progress";
import { pageProgress } from "../progress-store";
import { lessonsText } from "../words";

export interface PanelsReached {
  /** The latest panels, in a sentence; empty while none have come since the lesson was opened. */
  readonly said: string;
  /** Whether all panels are shown. */
  readonly everything: boolean;
  /** Shows all panels until the work is done: panels are printed even if their text has not been read. */
  readonly withAll: (work: () => Promise<void>) => Promise<void>;
}

/**
 * Follows the reader through the text and shows the panels that it has reached.
 *
 * @param facts   of the lesson, whatever its language; null where there is no such lesson, and all panels stay.
 * @param column  the text with its words that point at panels.
 */
export function usePanelsReached(facts: LessonFacts | null, column: RefObject<HTMLElement | null>): PanelsReached {
  const { panels } = useLab();
  const progress = pageProgress();
  const id = facts?.id ?? null;
  const first = facts?.panel ?? null;
  const { everything } = useStore(progress);
  const reach = useCallback(
    (names: readonly string[]) => {
      const ids = names.flatMap((name) => panelNamed(panels, name)?.id ?? []);
      if (id !== null) progress.change(id, (known) => withPanels(known, ids));
    },
    [id, panels, progress],
  );
  const show = useCallback(() => {
    if (id === null) return;
    const all = progress.getState();
    const begun = panelNamed(panels, first)?.id ?? [];
    const reached = all.everything ? null : [...new Set(lessonProgress(all, id).panels.concat(begun))];
    // A reader who points at a panel wants to see it at once.
    besidePanels.setState({ first, reached, reach: (name) => flushSync(() => reach([name])), Head: PanelsHead }, true);
  }, [id, first, panels, progress, reach]);
  useLayoutEffect(() => {
    show();
    const stop = progress.subscribe(show);
    return () => {
      stop();
      besidePanels.setState(null, true);
    };
  }, [show, progress]);
  useEffect(() => followed(column.current, reach), [column, reach]);
  const withAll = async (work: () => Promise<void>) => {
    const beside = besidePanels.getState();
    flushSync(() => besidePanels.setState(beside && { ...beside, reached: null }, true));
    await work();
    show();
  };
  return { said: useSaid(), everything, withAll };
}

/** Calls `reach` with the panels of all words that are in sight or above, whenever the text has moved. */
function followed(column: HTMLElement | null, reach: (names: readonly string[]) => void): () => void {
  if (!column) return () => {};
  const look = () => {
    const words = [...column.querySelectorAll<HTMLElement>(".lesson-word[data-panel]")];
    // Words without a layout, as on a telephone that shows the panels, do not count.
    const passed = words.filter((word) => word.offsetParent !== null && word.getBoundingClientRect().top < window.innerHeight);
    reach(passed.flatMap(({ dataset: { panel } }) => panel ?? []));
  };
  let frame = 0;
  const later = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  // Scrolling does not bubble, and on narrow screens the page itself scrolls.
  document.addEventListener("scroll", later, { capture: true, passive: true });
  window.addEventListener("resize", later);
  const grown = new ResizeObserver(later);
  grown.observe(column.querySelector(".lesson-text") ?? column);
  return () => {
    cancelAnimationFrame(frame);
    document.removeEventListener("scroll", later, { capture: true });
    window.removeEventListener("resize", later);
    grown.disconnect();
  };
}

/** Titles of panels that came while the lesson was open, without missing or hidden ones. New panels stand on top. */
function useSaid(): string {
  const { panels } = useLab();
  const there = stagePanels(panels, useDocument(), useLocks());
  const reached = useStore(besidePanels)?.reached ?? null;
  const known = useRef(reached);
  const [came, setCame] = useState<readonly string[]>([]);
  useEffect(() => {
    const before = known.current;
    known.current = reached ?? before;
    const news = reached?.filter((id) => before && !before.includes(id)) ?? [];
    if (news.length === 0) return;
    setCame(news);
    const side = document.querySelector(".lab > .panels");
    if (!side?.contains(document.activeElement)) side?.scrollTo({ top: 0 });
  }, [reached]);
  const titles = there.filter(({ id }) => came.includes(id)).map(({ title }) => title());
  return titles.length > 0 ? lessonsText.beside.came(titles.join(", ")) : "";
}

/** Above the panels: the reason why there are so few, and a button for all of them. */
function PanelsHead() {
  const progress = pageProgress();
  const { everything } = useStore(progress);
  const words = lessonsText.beside;
  return (
    <div className="lesson-beside">
      <p>{everything ? words.all : words.reached}</p>
      <button type="button" className="link-button" onClick={() => progress.showEverything(!everything)}>
        {everything ? words.onlyReached : words.everything}
      </button>
    </div>
  );
}
