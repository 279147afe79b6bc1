import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Tooltip } from "react-aria-components";
import "./term.css";

export interface TermProps {
  /** In a sentence or two. */
  readonly meaning: string;
  readonly children: ReactNode;
}

/**
 * A word that says what it means when it is pointed at, focused or tapped. What it says can be pointed at as well, stays
 * until the pointer or the focus leaves, and goes with Escape (WCAG 1.4.13).
 */
export function Term({ meaning, children }: TermProps) {
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
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
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
        onFocus={stay}
        onBlur={() => setOpen(false)}
        onClick={stay}
      >
        {children}
      </button>
      <span id={id} hidden>
        {meaning}
      </span>
      <Tooltip className="term-meaning" triggerRef={element} isOpen={open} placement="top">
        <div onPointerEnter={stay} onPointerLeave={leave}>
          {meaning}
        </div>
      </Tooltip>
    </>
  );
}
