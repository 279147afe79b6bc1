import { type CSSProperties, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { createPortal } from "react-dom";
import "./term.css";

export interface TermProps {
  /** In a sentence or two. */
  readonly meaning: string;
  /** Whether Tab stops here; of several terms in one text it stops at one. */
  readonly tabStop?: boolean;
  readonly onFocus?: () => void;
  readonly children: ReactNode;
}

/**
 * A word that says what it means when it is pointed at, focused or tapped. What it says can be pointed at as well, stays
 * until the pointer or the focus leaves, and goes with Escape (WCAG 1.4.13).
 */
export function Term({ meaning, tabStop = true, onFocus, children }: TermProps) {
  const [open, setOpen] = useState(false);
  const element = useRef<HTMLButtonElement>(null);
  const leaving = useRef(0);
  const id = useId();
  const stay = () => {
    clearTimeout(leaving.current);
    setOpen(true);
  };
  // Time enough to cross the gap between the word and what it says.
  const leave = () => {
    leaving.current = window.setTimeout(() => setOpen(false), 250);
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
  return (
    <>
      <button
        type="button"
        className="term"
        ref={element}
        aria-describedby={id}
        onPointerEnter={({ pointerType }) => pointerType === "mouse" && stay()}
        onPointerLeave={({ pointerType }) => pointerType === "mouse" && leave()}
        tabIndex={tabStop ? 0 : -1}
        onFocus={() => {
          onFocus?.();
          stay();
        }}
        onBlur={() => setOpen(false)}
        onClick={stay}
      >
        {children}
      </button>
      <span id={id} hidden>
        {meaning}
      </span>
      {open &&
        createPortal(
          <span className="term-meaning" role="tooltip" style={placeOf(element.current)} onPointerEnter={stay} onPointerLeave={leave}>
            {meaning}
          </span>,
          // Outside of the sentence or title, whose name it must not become a part of, and inside of what may hide the rest.
          element.current?.closest("[role=dialog], .panel") ?? document.body,
        )}
    </>
  );
}

const width = 300;

/** Above the word where there is room, below it otherwise, and never beyond the sides of the screen. */
function placeOf(word: HTMLElement | null): CSSProperties {
  if (!word) return {};
  const { left, top, bottom } = word.getBoundingClientRect();
  const sideways = { left: Math.max(8, Math.min(left, innerWidth - width - 8)) };
  return top > 120 ? { ...sideways, bottom: innerHeight - top + 4 } : { ...sideways, top: bottom + 4 };
}
