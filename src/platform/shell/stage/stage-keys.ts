/** The keys of a presentation, as people and the clickers in their hands send them. */
import { type RefObject, useEffect, useRef } from "react";

export type StageAction =
  | "forward"
  | "back"
  | "next"
  | "previous"
  | "first"
  | "last"
  | "play"
  | "blank"
  | "slides"
  | "notes"
  | "keys"
  | "leave";

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
  b: "blank",
  s: "slides",
  n: "notes",
  "?": "keys",
};

/** Actions that a held key does once. */
const once: readonly StageAction[] = ["play", "blank", "slides", "notes"];

/** Keys of a clicker control the presentation also while a button of a panel has the focus. */
const ofClickers: readonly string[] = ["PageDown", "PageUp"];

export function useStageKeys(act: (action: StageAction) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    // Before the panels receive the key: a chart that was clicked would read its values with the same keys.
    const first = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
      const action = Object.hasOwn(actions, key) ? actions[key] : undefined;
      if (!action || (belongsToPanel(event.target) && !isOfStage(event))) return;
      event.preventDefault();
      event.stopPropagation();
      if (!(event.repeat && once.includes(action))) latest.current(action);
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

/** A click on the right half of a slide goes on, one on the left half goes back; controls and selected words keep theirs. */
export function useStageClicks(element: RefObject<HTMLElement | null>, act: (action: StageAction) => void): void {
  const latest = useRef(act);
  latest.current = act;
  useEffect(() => {
    const slide = element.current;
    const onClick = ({ target, clientX }: MouseEvent) => {
      if (!(target instanceof Element) || target.closest("button, a, input, select, textarea, summary, label, dialog, [role=dialog]"))
        return;
      if (window.getSelection()?.isCollapsed === false) return;
      latest.current(clientX < window.innerWidth / 2 ? "back" : "forward");
    };
    slide?.addEventListener("click", onClick);
    return () => slide?.removeEventListener("click", onClick);
  }, [element]);
}

/** Keys that a focused part of a panel leaves to the presentation: those of a clicker, and the space bar of a read-out. */
function isOfStage({ key, target }: KeyboardEvent): boolean {
  if (isTyping(target)) return false;
  return ofClickers.includes(key) || (key === " " && target instanceof Element && target.matches(".readout-area"));
}

/** Text fields, and controls focused by keyboard, keep their keys; a button that was clicked does not. */
function belongsToPanel(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  return isTyping(target) || (target.matches(":focus-visible") && target.closest("button, a, input, select, summary, [role]") !== null);
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("textarea, select, input:not([type=range])"));
}
