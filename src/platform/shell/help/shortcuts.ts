/** Keys that work anywhere on the page. The handler and the list in the help both use one table. */
import { useEffect, useEffectEvent } from "react";
import { useSession } from "../../state/react";
import type { Session } from "../../state/session";
import { openGallery } from "../presets/gallery/gallery-state";
import { usePresetSteps } from "../presets/use-preset-steps";
import { showHelp } from "./help-state";

export interface Shortcut {
  readonly id: "play" | "undo" | "redo" | "preset" | "gallery" | "help";
  matches(event: KeyboardEvent): boolean;
  act(page: ShortcutPage, event: KeyboardEvent): void;
}

/** Targets of shortcuts. */
interface ShortcutPage {
  readonly session: Session;
  /** Opens the preset this many places on, where another preset may be opened. */
  readonly stepPreset: (by: number) => void;
}

const withControl = ({ ctrlKey, metaKey }: KeyboardEvent) => ctrlKey || metaKey;
const letterOf = ({ key }: KeyboardEvent) => key.toLowerCase();

export const shortcuts: readonly Shortcut[] = [
  {
    id: "play",
    matches: (event) =>
      event.key === " " && !withControl(event) && !event.altKey && !event.shiftKey && !event.repeat && isIdle(event.target),
    act: ({ session }) => togglePlay(session),
  },
  {
    id: "undo",
    matches: (event) => withControl(event) && !event.altKey && letterOf(event) === "z" && !event.shiftKey,
    act: ({ session }) => session.undo(),
  },
  {
    id: "redo",
    matches: (event) => withControl(event) && !event.altKey && (letterOf(event) === "y" || (letterOf(event) === "z" && event.shiftKey)),
    act: ({ session }) => session.redo(),
  },
  // Some keyboards make brackets with Alt, or with Control and Alt. With Cmd alone they navigate the history of the browser.
  {
    id: "preset",
    matches: (event) =>
      (event.key === "[" || event.key === "]") && !event.metaKey && (event.altKey || !event.ctrlKey) && !inDialog(event.target),
    act: ({ stepPreset }, { key }) => stepPreset(key === "[" ? -1 : 1),
  },
  {
    id: "gallery",
    matches: (event) => letterOf(event) === "g" && !withControl(event) && !event.shiftKey && !inDialog(event.target),
    act: ({ session }) => openGallery(session),
  },
  // The keys for a question mark depend on the keyboard, so Shift is not required.
  {
    id: "help",
    matches: (event) => event.key === "?" && !withControl(event) && !event.altKey && !inDialog(event.target),
    act: () => showHelp("keys"),
  },
];

export function useShortcuts(): void {
  const session = useSession();
  const steps = usePresetSteps();
  const stepPreset = useEffectEvent((by: number) => steps?.go(by));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event.target)) return;
      const shortcut = shortcuts.find((one) => one.matches(event));
      if (!shortcut) return;
      event.preventDefault();
      shortcut.act({ session, stepPreset }, event);
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [session]);
}

function togglePlay(session: Session): void {
  if (session.store.getState().activity === "running") session.pause();
  else session.play();
}

/** Text fields have their own undo, and their own question marks. */
function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || target.matches("textarea, input:not([type=range], [type=radio], [type=checkbox])");
}

function inDialog(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[role=dialog], [role=alertdialog]") !== null;
}

/**
 * On a control the space bar belongs to the control; in a dialog the page behind it should not move. The read-out of a chart, which
 * keeps the focus after a click, has no use for it.
 */
function isIdle(target: EventTarget | null): boolean {
  const control = target instanceof Element ? target.closest("button, a, input, select, summary, [role], [contenteditable]") : null;
  return !control || (control.matches(".readout-area") && !inDialog(target));
}
