import { useEffect, useState } from "react";
import { usePanelOnScreen } from "../../../../platform/ui/panel/Panel";

/** Milliseconds from one state to the next. */
const pace = 700;

/**
 * Shows a sequence of states one by one when it is first on the screen, and all of them ever after. Those who want less motion have
 * all at once.
 *
 * @param count  of states; 0 while there are none.
 * @returns how many to show.
 */
export function useUnrolledOnce(count: number): number {
  const onScreen = usePanelOnScreen();
  const [shown, setShown] = useState(() => (matchMedia("(prefers-reduced-motion: reduce)").matches ? Number.POSITIVE_INFINITY : 1));
  const isPlaying = onScreen && count > 0 && shown < count;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setInterval(() => setShown((before) => (before + 1 < count ? before + 1 : Number.POSITIVE_INFINITY)), pace);
    return () => clearInterval(timer);
  }, [isPlaying, count]);
  return Math.min(shown, count);
}
