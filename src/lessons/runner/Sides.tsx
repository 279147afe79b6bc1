/** On a narrow screen either the text or the panels are seen; a bar turns from one to the other. */
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { lessonsText } from "../words";

export type Side = "text" | "panels";

/** Which side is seen, and the way to the other one. Each is where it was left. */
export function useSides(narrow: boolean): readonly [Side, (side: Side) => void] {
  const [side, setSide] = useState<Side>("text");
  const now = useRef(side);
  const left = useRef<Record<Side, number>>({ text: 0, panels: 0 });
  // The same function always: what the text is drawn with must not change because a word was pressed.
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
  /** What came last on the side of the panels. */
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
