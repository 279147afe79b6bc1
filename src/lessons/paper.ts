/** A lesson on paper: drawn in light colours while it is printed, its figures fetched and drawn before. */
import { flushSync } from "react-dom";
import { drawnForPaper } from "../platform/ui/theme";

let backToScreen: (() => void) | null = null;

/** Before anything is copied onto paper; called again, it does nothing. */
export function beginPaper(): void {
  // The dialog of printing does not wait: pictures must be drawn anew before this returns.
  if (backToScreen === null)
    flushSync(() => {
      backToScreen = drawnForPaper();
    });
}

export function endPaper(): void {
  backToScreen?.();
  backToScreen = null;
}

/** How long a panel may take that is fetched and drawn only now. */
const patience = 3000;

/** Prints the lesson, once every panel that it shows on paper has been seen, since panels out of sight are not drawn. */
export async function printLesson(panels: readonly HTMLElement[]): Promise<void> {
  const scrolled = panels[0]?.closest(".panels");
  const place = scrolled?.scrollTop ?? 0;
  for (const panel of panels) {
    panel.scrollIntoView({ block: "center" });
    const late = performance.now() + patience;
    // A place that is kept for a panel is replaced by it, under the same classes.
    const drawn = () => document.querySelector(`.${[...panel.classList].join(".")} .panel-body :is(svg, canvas, table)`) !== null;
    while (!drawn() && panel.offsetParent !== null && performance.now() < late) await new Promise((later) => setTimeout(later, 100));
  }
  scrolled?.scrollTo({ top: place });
  window.print();
}
