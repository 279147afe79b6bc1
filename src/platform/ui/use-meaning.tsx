import { type CSSProperties, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import "./term.css";

export interface Meaning {
  /** For the element that the words explain. */
  readonly element: RefObject<HTMLButtonElement | null>;
  readonly events: {
    readonly "aria-describedby": string;
    readonly onPointerEnter: (event: { readonly pointerType: string }) => void;
    readonly onPointerLeave: (event: { readonly pointerType: string }) => void;
    readonly onFocus: () => void;
    readonly onBlur: () => void;
  };
  readonly show: () => void;
  readonly hide: () => void;
  /** The words themselves, to be drawn beside the element. */
  readonly words: ReactNode;
}

/**
 * Words that appear when a button is pointed at or focused. They can be pointed at as well, stay until the pointer or the focus
 * leaves, and go with Escape (WCAG 1.4.13).
 */
export function useMeaning(meaning: string): Meaning {
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLButtonElement>(null);
  const leaving = useRef(0);
  const id = useId();
  const show = () => {
    clearTimeout(leaving.current);
    setOpen(true);
  };
  const hide = () => setOpen(false);
  // Time enough to cross the gap between the word and what it says.
  const leave = () => {
    leaving.current = window.setTimeout(hide, 250);
  };
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => event.key === "Escape" && setOpen(false);
    // Not every browser gives a button the focus that is tapped, so leaving it must be noticed by a press elsewhere.
    const onPress = ({ target }: PointerEvent) => {
      const inside = target instanceof Element && (element.current?.contains(target) || target.closest(".term-meaning") !== null);
      if (!inside) setOpen(false);
    };
    document.addEventListener("keydown", onKeyDown);
    document.addEventListener("pointerdown", onPress);
    return () => {
      document.removeEventListener("keydown", onKeyDown);
      document.removeEventListener("pointerdown", onPress);
    };
  }, [open]);
  useEffect(() => () => clearTimeout(leaving.current), []);
  const words = (
    <>
      <span id={id} hidden>
        {meaning}
      </span>
      {open &&
        createPortal(
          <span className="term-meaning" role="tooltip" style={placeOf(element.current)} onPointerEnter={show} onPointerLeave={leave}>
            {meaning}
          </span>,
          // Outside of the sentence or title, whose name it must not become a part of, and inside of what may hide the rest.
          element.current?.closest("[role=dialog], .panel") ?? document.body,
        )}
    </>
  );
  const events = {
    "aria-describedby": id,
    onPointerEnter: ({ pointerType }: { readonly pointerType: string }) => pointerType === "mouse" && show(),
    onPointerLeave: ({ pointerType }: { readonly pointerType: string }) => pointerType === "mouse" && leave(),
    onFocus: show,
    onBlur: hide,
  };
  return { element, events, show, hide, words };
}

const width = 300;

/** Above the word where there is room, below it otherwise, and never beyond the sides of the screen. */
function placeOf(word: HTMLElement | null): CSSProperties {
  if (!word) return {};
  const { left, top, bottom } = word.getBoundingClientRect();
  const sideways = { left: Math.max(8, Math.min(left, innerWidth - width - 8)) };
  return top > 120 ? { ...sideways, bottom: innerHeight - top + 4 } : { ...sideways, top: bottom + 4 };
}
