import { type KeyboardEvent, useId, useState } from "react";
import type { Renamed } from "./machine-edits";

export interface NameInputProps {
  readonly label: string;
  readonly value: string;
  readonly className: string;
  readonly rename: (name: string) => Renamed;
  readonly onRenamed: (renamed: Renamed & { readonly ok: true }) => void;
}

/** A name in its place: Enter or leaving takes it, Escape takes it back, and what is wrong with it stands under it. */
export function NameInput({ label, value, className, rename, onRenamed }: NameInputProps) {
  const problemId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const giveUp = () => {
    setTyped(null);
    setProblem(null);
  };
  const commit = () => {
    if (typed === null || typed === value) return giveUp();
    const renamed = rename(typed.trim());
    if (!renamed.ok) return setProblem(renamed.problem);
    giveUp();
    onRenamed(renamed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter") {
      event.preventDefault();
      commit();
    }
    if (event.key !== "Escape" || typed === null) return;
    // What encloses it, such as an enlarged panel, stays as it is.
    event.preventDefault();
    giveUp();
  };
  return (
    <span className="turing-name">
      <input
        className={className}
        type="text"
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        autoComplete="off"
        spellCheck={false}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
      />
      {problem !== null && (
        <span className="turing-name-problem" id={problemId} role="alert">
          {problem}
        </span>
      )}
    </span>
  );
}
