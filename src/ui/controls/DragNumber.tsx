import { type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { formatSetting } from "../../charts/format";
import { translate } from "../language";
import { readEntry } from "./entry";

export interface DragNumberProps {
  readonly label: string;
  readonly value: number;
  /** What an arrow key and a few pixels add. */
  readonly step: number;
  /** Takes a value, or says why not and changes nothing. */
  readonly offer: (value: unknown) => string | null;
  readonly hint?: string;
}

/** So far the pointer moves for one step; less than that is a press, which begins to type. */
const pixels = 8;

/** A number that is dragged sideways, stepped with the arrow keys (ten steps with Shift), or typed. */
export function DragNumber({ label, value, step, offer, hint }: DragNumberProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const grip = useRef<{ readonly x: number; readonly value: number } | null>(null);
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
  const onPointerMove = ({ clientX, currentTarget, pointerId }: PointerEvent<HTMLInputElement>) => {
    if (!grip.current) return;
    const steps = Math.trunc((clientX - grip.current.x) / pixels);
    if (steps === 0 && !currentTarget.hasPointerCapture(pointerId)) return;
    currentTarget.setPointerCapture(pointerId);
    give(stepped(grip.current.value, steps));
  };
  const letGo = () => {
    grip.current = null;
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
        title={problem === null ? hint : translate(problem)}
        aria-label={label}
        aria-valuenow={value}
        aria-valuetext={formatSetting(value)}
        aria-invalid={problem !== null}
        onChange={(event) => setDraft(event.target.value)}
        onBlur={() => draft !== null && give(readEntry(draft))}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onPointerDown={({ clientX }) => {
          grip.current = { x: clientX, value };
        }}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
      />
      {problem !== null && (
        <span className="drag-problem" role="alert">
          {translate(problem)}
        </span>
      )}
    </span>
  );
}
