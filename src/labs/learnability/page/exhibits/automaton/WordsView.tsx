import { useId, useMemo, useState } from "react";
import type { Automaton } from "../../../math/tasks/automaton/automaton";
import { readableWord } from "./learning";
import { testWords } from "./word-batch";
import { automatonText } from "./words";

/** A few words of the automaton's letters to begin with: the empty one and all of up to two letters. */
function firstWords(machine: Automaton): string {
  const letters = machine.alphabet.slice(0, 2);
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  return ["", ...letters, ...pairs, readableWord(machine, "aba")].join("\n");
}

interface WordsViewProps {
  /** The last complete automaton. */
  readonly machine: Automaton;
  /** Whether it is the one that is shown. */
  readonly complete: boolean;
}

/** Test words, one on each line, and what becomes of each. */
export function WordsView({ machine, complete }: WordsViewProps) {
  const words = automatonText.words;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const lines = typed ?? firstWords(machine);
  const tested = useMemo(() => testWords(machine, lines), [machine, lines]);
  const accepted = tested.filter((word) => word.accepted === true).length;
  return (
    <div className="automaton-words">
      <div className="automaton-words-entry">
        <label className="visually-hidden" htmlFor={id}>
          {words.label}
        </label>
        <textarea
          id={id}
          value={lines}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          aria-describedby={`${id}-help`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p className="automaton-help" id={`${id}-help`}>
          {words.help}
        </p>
      </div>
      <div className="automaton-words-results">
        {!complete && <p className="automaton-help">{words.lastComplete}</p>}
        <p role="status">{tested.length === 0 ? words.none : words.count(accepted, tested.length)}</p>
        <ol aria-label={words.results}>
          {tested.map(({ word, accepted: verdict, stranger }, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its line
            <li key={line}>
              <span className="automaton-word">{word === "" ? <em>{words.empty}</em> : word}</span>{" "}
              <span className={verdict === null ? "tone-error" : verdict ? "verdict-accepted" : "verdict-rejected"}>
                {verdict === null ? words.stranger(stranger ?? "") : verdict ? words.accepted : words.rejected}
              </span>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
