import { useId, useState } from "react";
import { LockNote } from "../../../../../platform/shell/class/LockNote";
import { sentenceCase } from "../../../../../platform/ui/grammar";
import { problemSaid } from "../../../../../platform/ui/problem-said";
import { draftOf } from "../../../math/tasks/automaton/draft";
import { printDraft, readText } from "./draft-text";
import { automatonText } from "./words";
import type { Workbench } from "./workbench";

/** Largest number of problems shown at once. */
const mostShown = 3;

/** The automaton as text. Every valid version appears in the graph and in the experiment at once. */
export function TextView({ bench, locked }: { readonly bench: Workbench; readonly locked: boolean }) {
  const words = automatonText.text;
  const id = useId();
  const printed = printDraft(bench.draft);
  // The typed text keeps its form and its comments as long as it describes the shown automaton.
  const [typed, setTyped] = useState<{ readonly text: string; readonly printed: string } | null>(null);
  const shown = bench.text ?? (typed?.printed === printed ? typed.text : printed);
  const problems = bench.text === null ? [] : bench.problems;
  const write = (next: string) => {
    const read = readText(next, bench.draft);
    if (!read.ok) {
      bench.keepText(next);
      return;
    }
    setTyped({ text: next, printed: printDraft(draftOf(read.machine)) });
    bench.write(read.machine, "automaton-text");
  };
  return (
    <div className="automaton-text">
      <label className="visually-hidden" htmlFor={id}>
        {words.label}
      </label>
      <textarea
        id={id}
        readOnly={locked}
        value={shown}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        aria-invalid={problems.length > 0}
        aria-describedby={`${id}-said`}
        onChange={(event) => write(event.target.value)}
      />
      <div id={`${id}-said`} role="status">
        {problems.length === 0 ? (
          <>
            <p className="automaton-help">{words.help}</p>
            {locked && <LockNote />}
          </>
        ) : (
          <>
            {problems.slice(0, mostShown).map((problem) => (
              <p className="tone-error" key={problemSaid(problem)}>
                {sentenceCase(problemSaid(problem))}
              </p>
            ))}
            {problems.length > mostShown && <p className="tone-error">{words.more(problems.length - mostShown)}</p>}
            <p className="automaton-help">{words.meanwhile}</p>
          </>
        )}
      </div>
    </div>
  );
}
