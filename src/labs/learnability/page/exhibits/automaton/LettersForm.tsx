import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { problemSaid } from "../../../../../platform/ui/problem-said";
import type { AutomatonDraft } from "../../../math/tasks/automaton/draft";
import { letterFault } from "../../../math/tasks/machine/names";
import { lettersIn, lettersLeft } from "./draft-edits";
import { automatonText } from "./words";

export interface LettersFormProps {
  readonly draft: AutomatonDraft;
  readonly from: number;
  readonly to: number;
  /** The letters of the arrow; none when it is only being drawn. */
  readonly present: readonly string[];
  /** Begins with the focus on the letters; otherwise the keys stay with the graph, so that Delete removes the arrow. */
  readonly focused?: true;
  readonly onTake: (letters: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Asks which letters an arrow has. A new one proposes those for which its state has no arrow yet. */
export function LettersForm({ draft, from, to, present, focused, onTake, onClose }: LettersFormProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const fresh = present.length === 0;
  const [typed, setTyped] = useState(() => (focused ? [...present, ...lettersLeft(draft, from)] : present).join(" "));
  const [problem, setProblem] = useState<string | null>(null);
  const words = automatonText.graph;
  useEffect(() => {
    if (focused) input.current?.select();
  }, [focused]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const letters = lettersIn(typed);
    const wrong = letters.find((letter) => letterFault(letter) !== null);
    const fault = wrong === undefined ? null : letterFault(wrong);
    if (letters.length === 0) setProblem(words.lettersMissing);
    else if (wrong !== undefined && fault) setProblem(words.letterFault(wrong, problemSaid(fault)));
    else onTake(letters);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.preventDefault();
    onClose();
  };
  return (
    <form className="graph-bar letters-form" onSubmit={submit} onKeyDown={onKeyDown}>
      <label htmlFor={id}>{words.letters(draft.states[from], draft.states[to])}</label>
      <div className="letters-row">
        <input
          id={id}
          type="text"
          ref={input}
          value={typed}
          placeholder={words.lettersHelp}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          aria-invalid={problem !== null}
          aria-describedby={problem === null ? undefined : `${id}-problem`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <button type="submit" className="pill pill-primary">
          {words.takeLetters}
        </button>
        {fresh ? (
          <button type="button" className="pill" onClick={onClose}>
            {words.giveUp}
          </button>
        ) : (
          <button type="button" className="pill" onClick={() => onTake([])}>
            {words.removeArrow}
          </button>
        )}
      </div>
      {problem !== null && (
        <p className="tone-error" id={`${id}-problem`} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
