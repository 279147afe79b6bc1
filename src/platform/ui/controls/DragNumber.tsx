import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from "react";
import { formatSetting } from "../../charts/format";
import { readEntry } from "./entry";

export interface DragNumberProps {
  readonly label: string;
  readonly value: number;
  /** Increment of an arrow key or of a few pixels. */
  readonly step: number;
  /** Takes a value; or changes nothing and returns the reason, in the language of the page. */
  readonly offer: (value: unknown) => string | null;
  readonly hint?: string;
}

/** Pixels of the pointer for one step; a shorter move is a press, which begins to type. */
const pixels = 8;

/** A press on the number. */
interface Grip {
  readonly x: number;
  readonly value: number;
  /** The pointer has moved far enough for a drag. */
  moved: boolean;
  /** Until the pointer is lifted. */
  held: boolean;
}

/** A number that is dragged sideways, stepped with the arrow keys (ten steps with Shift), or typed. */
export function DragNumber({ label, value, step, offer, hint }: DragNumberProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const grip = useRef<Grip | null>(null);
  const give = (proposal: unknown) => {
    const answer = offer(proposal);
    setProblem(answer);
    if (answer === null) setDraft(null);
  };
  const stepped = (from: number, steps: number) => Number((from + steps * step).toPrecision(12));
  const onKeyDown = (event: KeyboardEvent) => {
    const up = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (event.key === "Enter" && draft !== null) give(readEntry(draft));
    else if (event.key === "Escape" && draft !== null) {
      event.stopPropagation();
      setDraft(null);
      setProblem(null);
    } else if (up !== undefined) {
      event.preventDefault();
      give(stepped(value, up * (event.shiftKey ? 10 : 1)));
    }
  };
  const onPointerDown = ({ clientX, button, isPrimary, pointerId, currentTarget }: PointerEvent<HTMLInputElement>) => {
    grip.current = null;
    // Half-typed text is edited as in any entry.
    if (draft !== null || button !== 0 || !isPrimary) return;
    grip.current = { x: clientX, value, moved: false, held: true };
    // At once: a quick pointer has left the number before its first move event.
    currentTarget.setPointerCapture(pointerId);
  };
  // By default a browser selects the text on the press, drags that selection away, and cancels the pointer.
  const onMouseDown = (event: MouseEvent) => {
    if (draft === null && event.button === 0) event.preventDefault();
  };
  const onPointerMove = ({ clientX, currentTarget }: PointerEvent<HTMLInputElement>) => {
    const held = grip.current;
    if (!held?.held) return;
    const steps = Math.trunc((clientX - held.x) / pixels);
    if (steps === 0 && !held.moved) return;
    if (!held.moved) leaveOthers(currentTarget);
    held.moved = true;
    give(stepped(held.value, steps));
  };
  const onPointerUp = () => {
    if (grip.current) grip.current.held = false;
  };
  // A click also follows a mouse's drag, but no drag of a finger.
  const onClick = ({ currentTarget }: MouseEvent<HTMLInputElement>) => {
    const moved = grip.current?.moved ?? false;
    grip.current = null;
    if (moved || draft !== null) return;
    currentTarget.focus();
    currentTarget.select();
  };
  const shown = draft ?? formatSetting(value).replace("-", "−");
  return (
    <span className="drag-number">
      <input
        type="text"
        role="spinbutton"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        className="number"
        size={Math.max(2, shown.length)}
        value={shown}
        title={problem ?? hint}
        aria-label={label}
        aria-valuenow={value}
        aria-valuetext={formatSetting(value)}
        aria-invalid={problem !== null}
        data-typing={draft !== null}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => draft !== null && give(readEntry(draft))}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onMouseDown={onMouseDown}
        onPointerMove={onPointerMove}
        onPointerUp={onPointerUp}
        onPointerCancel={() => {
          grip.current = null;
        }}
        onClick={onClick}
      />
      {problem !== null && (
        <span className="drag-problem" role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}

/** A drag takes the focus from another entry, as a press does, so that half-typed text there is entered. */
function leaveOthers(pressed: HTMLElement): void {
  const active = document.activeElement;
  if (active instanceof HTMLElement && active !== pressed) active.blur();
}
