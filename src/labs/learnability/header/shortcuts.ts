/** Keys that work anywhere on the page: the space bar plays and pauses, Ctrl or Cmd with Z and Y undo and redo. */
import { useEffect } from "react";
import { useSession } from "../../../state/react";
import type { Session } from "../../../state/session";

export function useShortcuts(): void {
  const session = useSession();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const action = actionOf(event);
      if (!action) return;
      event.preventDefault();
      action(session);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [session]);
}

function actionOf(event: KeyboardEvent): ((session: Session) => void) | null {
  if (event.altKey) return null;
  if (event.ctrlKey || event.metaKey) return editAction(event);
  return event.key === " " && !event.shiftKey && !event.repeat && isIdle(event.target) ? togglePlay : null;
}

function editAction({ key, shiftKey }: KeyboardEvent): ((session: Session) => void) | null {
  const letter = key.toLowerCase();
  if (letter === "y" || (letter === "z" && shiftKey)) return (session) => session.redo();
  return letter === "z" ? (session) => session.undo() : null;
}

function togglePlay(session: Session): void {
  if (session.store.getState().activity === "running") session.pause();
  else session.play();
}

/** Typing has its own undo. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("textarea, input:not([type=range], [type=radio], [type=checkbox])");
}

/** On a control the space bar belongs to the control; in a dialog nothing behind it should move. */
function isIdle(target: EventTarget | null): boolean {
  return !(target instanceof Element) || !target.closest("button, a, input, select, summary, [role], [contenteditable]");
}
