/** On a narrow screen either the text or the panels are shown; a bar switches between them. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { lessonsText } from "../words";

export type Side = "text" | "panels";

/** The side that is shown, and a function that shows the other one. Each keeps its scroll position. */
export function useSides(narrow: boolean): readonly [Side, (side: Side) => void] {
  const [side, setSide] = useState<Side>("text");
  const now = useRef(side);
  const left = useRef<Record<Side, number>>({ text: 0, panels: 0 });
  // Always the same function: a press on a word must not redraw the text.
  const turn = useCallback((to: Side) => {
    if (to !== now.current) left.current[now.current] = window.scrollY;
    now.current = to;
    setSide(to);
  }, []);
  useLayoutEffect(() => {
    if (narrow) window.scrollTo({ top: left.current[side], behavior: "instant" });
  }, [side, narrow]);
  return [side, turn];
}

interface SidesProps {
  readonly side: Side;
  readonly onTurn: (side: Side) => void;
  /** The latest panels on the other side, in a sentence. */
  readonly said: string;
  readonly panelsButton: RefObject<HTMLButtonElement | null>;
}

export function Sides({ side, onTurn, said, panelsButton }: SidesProps) {
  const words = lessonsText;
  const [seen, setSeen] = useState("");
  useEffect(() => {
    if (side === "panels") setSeen(said);
  }, [side, said]);
  return (
    <nav className="lesson-sides" aria-label={words.sides}>
      <button type="button" aria-pressed={side === "text"} onClick={() => onTurn("text")}>
        {words.text}
      </button>
      <button
        type="button"
        aria-pressed={side === "panels"}
        data-news={side === "text" && said !== seen}
        ref={panelsButton}
        onClick={() => onTurn("panels")}
      >
        {words.panels}
      </button>
    </nav>
  );
}
