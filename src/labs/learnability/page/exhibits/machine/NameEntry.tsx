import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import "./name-entry.css";

export interface NameEntryProps {
  readonly className: string;
  readonly label: string;
  readonly value: string;
  /** Takes the focus at first, with everything selected. */
  readonly focused?: true;
  /** Applies the typed name, or returns the reason and changes nothing. */
  readonly onOffer: (value: string) => string | null;
  readonly onLeave?: () => void;
}

/** An editable name: Enter and blur apply it, Escape discards it, and a fault is shown below it. */
export function NameEntry({ className, label, value, focused, onOffer, onLeave }: NameEntryProps) {
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    if (focused) input.current?.select();
  }, [focused]);
  /** @returns whether the typed name has been accepted. */
  const commit = () => {
    const answer = typed === null || typed === value ? null : onOffer(typed.trim());
    setProblem(answer);
    if (answer === null) setTyped(null);
    return answer === null;
  };
  const giveUp = () => {
    setTyped(null);
    setProblem(null);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      if (commit()) onLeave?.();
    }
    if (event.key !== "Escape" || (typed === null && !onLeave)) return;
    // Keeps an enclosing element, such as an enlarged panel, as it is.
    event.preventDefault();
    giveUp();
    onLeave?.();
  };
  return (
    <span className="name-entry">
      <input
        className={className}
        type="text"
        ref={input}
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onKeyDown={onKeyDown}
        onBlur={() => {
          if (!commit() && onLeave) giveUp();
          onLeave?.();
        }}
      />
      {problem !== null && (
        <span className="name-problem" id={problemId} role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}
