/** The keys of a presentation, as people and the clickers in their hands send them. */
import { useEffect, useRef } from "react";

export type StageAction = "forward" | "back" | "next" | "previous" | "first" | "last" | "play" | "keys" | "leave";

const actions: Readonly<Record<string, StageAction>> = {
  ArrowRight: "forward",
  ArrowDown: "next",
  PageDown: "next",
  ArrowLeft: "back",
  ArrowUp: "previous",
  PageUp: "previous",
  Home: "first",
  End: "last",
  " ": "play",
  "?": "keys",
};

/** Keys of a clicker control the presentation also while a button of a panel has the focus. */
const ofClickers: readonly string[] = ["PageDown", "PageUp"];

export function useStageKeys(act: (action: StageAction) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    // Before the panels receive the key: a chart that was clicked would read its values with the same keys.
    const first = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const action = Object.hasOwn(actions, event.key) ? actions[event.key] : undefined;
      if (!action || (belongsToPanel(event.target) && !(ofClickers.includes(event.key) && !isTyping(event.target)))) return;
      event.preventDefault();
      event.stopPropagation();
      if (!(event.repeat && action === "play")) latest.current(action);
    };
    // After them: Escape first closes what is open in a panel.
    const last = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) latest.current("leave");
    };
    window.addEventListener("keydown", first, true);
    window.addEventListener("keydown", last);
    return () => {
      window.removeEventListener("keydown", first, true);
      window.removeEventListener("keydown", last);
    };
  }, []);
}

/** Text fields, and controls focused by keyboard, keep their keys; a button that was clicked does not. */
function belongsToPanel(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return isTyping(target) || (target.matches(":focus-visible") && target.closest("button, a, input, select, summary, [role]") !== null);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("textarea, select, input:not([type=range])"));
}
