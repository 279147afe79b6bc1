/** On a telephone the labs stay in sight above the question of a preset, and give their room to the panels. */
import { useEffect, useState } from "react";

/** Marks where the head of the page ends. */
export const headEnd = "head-end";

/** Of the bar and the row of places, in pixels. */
const stickyHeight = 92;

/** Whether the page is scrolled so far that panels come below the bars. */
export function usePastHead(): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const look = () => {
      const end = document.querySelector(`.${headEnd}`);
      setPast(end !== null && end.getBoundingClientRect().top < stickyHeight);
    };
    addEventListener("scroll", look, { passive: true });
    return () => removeEventListener("scroll", look);
  }, []);
  return past;
}
