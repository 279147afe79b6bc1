/** The edited automaton. A complete one goes to the experiment at once; an unfinished one stays here. */
import { useEffect, useMemo, useRef, useState } from "react";
import type { Automaton } from "../../../math/tasks/automaton/automaton";
import { type AutomatonDraft, complete, draftOf } from "../../../math/tasks/automaton/draft";
import type { MachineProblem } from "../../../math/tasks/machine/problem";
import { type LearnabilitySession, useSession } from "../../session/react";
import { atStep, type DraftSteps, stepBack, stepForward, withStep } from "./draft-steps";
import { readText } from "./draft-text";
import { pinned } from "./layout";
import { readableWord, refusal, withMachine, withMachineLearned, withWord } from "./learning";
import { loadUnfinished, saveUnfinished } from "./stored-draft";

export type DraftEdit = (draft: AutomatonDraft) => AutomatonDraft;

export interface Workbench {
  /** The last complete automaton: that of the experiment. */
  readonly machine: Automaton;
  /** The draft that the views show. */
  readonly draft: AutomatonDraft;
  /** Problems of the draft or the text; empty when it is a valid automaton. */
  readonly problems: readonly MachineProblem[];
  /** A text with errors; null when there is none. */
  readonly text: string | null;
  /** One change. Those with the same `merge` within a second are one step of undo. */
  readonly change: (edit: DraftEdit, merge?: string) => void;
  /** Replaces this automaton by another one, with a word. */
  readonly choose: (machine: Automaton, word?: string) => void;
  /** The same for one that may be unfinished. */
  readonly chooseDraft: (draft: AutomatonDraft) => void;
  /** Applies a complete automaton read from the text. */
  readonly write: (machine: Automaton, merge: string) => void;
  /** Keeps a text with errors. */
  readonly keepText: (text: string) => void;
  /** Back to the last complete automaton. */
  readonly discard: () => void;
  /** Makes this automaton the only one that the experiment learns. */
  readonly learn: () => void;
}

interface Waiting {
  /** The complete automaton of the experiment meanwhile, as JSON. */
  readonly base: string;
  readonly steps: DraftSteps | null;
  readonly text: string | null;
}

export function useWorkbench(machine: Automaton): Workbench {
  const session = useSession();
  const base = useMemo(() => JSON.stringify(machine), [machine]);
  const whole = useMemo(() => draftOf(machine), [machine]);
  const [waiting, setWaiting] = useState<Waiting | null>(firstWaiting);
  const current = waiting?.base === base ? waiting : null;
  const draft = (current?.steps && atStep(current.steps)) ?? whole;
  const typed = current?.text ?? null;
  const problems = useMemo(() => {
    if (typed !== null) return problemsOfText(typed, draft);
    return draft === whole ? [] : problemsOf(session, draft);
  }, [session, typed, draft, whole]);
  useEffect(
    () => saveUnfinished(waiting && { base: waiting.base, draft: waiting.steps && atStep(waiting.steps), text: waiting.text }),
    [waiting],
  );
  useDraftTravel(current?.steps ?? null, (steps) => setWaiting({ base, steps, text: null }));

  const settle = (next: AutomatonDraft, merge?: string) => {
    const read = complete(next);
    if (read.ok && refusalOf(session, read.machine) === null) {
      session.edit((experiment) => withMachine(experiment, read.machine), merge === undefined ? {} : { merge });
      setWaiting(null);
    } else setWaiting({ base, steps: withStep(current?.steps ?? null, next, merge), text: null });
  };
  const choose = (next: Automaton, word?: string) => {
    session.edit((experiment) => withChosen(experiment, next, word));
    setWaiting(null);
  };
  return {
    machine,
    draft,
    problems,
    text: typed,
    change: (edit, merge) => settle(edit(pinned(draft)), merge),
    choose: (next, word) => {
      if (refusalOf(session, next) === null) choose(next, word);
      else settle(draftOf(next));
    },
    chooseDraft: (next) => {
      const read = complete(next);
      if (read.ok && refusalOf(session, read.machine) === null) choose(read.machine);
      else settle(next);
    },
    write: (next, merge) => settle(draftOf(next), merge),
    keepText: (text) => setWaiting({ base, steps: current?.steps ?? null, text }),
    discard: () => setWaiting(null),
    learn: () => session.edit((experiment) => withMachineLearned(experiment, machine)),
  };
}

function withChosen(experiment: Parameters<typeof withMachine>[0], machine: Automaton, word?: string) {
  const { task } = experiment;
  const wished = word ?? (task.kind === "automaton" ? task.word : "");
  return withWord(withMachine(experiment, machine), readableWord(machine, wished));
}

function firstWaiting(): Waiting | null {
  const kept = loadUnfinished();
  return kept && { base: kept.base, steps: kept.draft && withStep(null, kept.draft), text: kept.text };
}

function refusalOf(session: LearnabilitySession, machine: Automaton): MachineProblem | null {
  return refusal(withMachine(session.store.getState().experiment, machine));
}

function problemsOf(session: LearnabilitySession, draft: AutomatonDraft): readonly MachineProblem[] {
  const read = complete(draft);
  if (!read.ok) return read.problems;
  const refused = refusalOf(session, read.machine);
  return refused ? [refused] : [];
}

function problemsOfText(text: string, draft: AutomatonDraft): readonly MachineProblem[] {
  const read = readText(text, draft);
  return read.ok ? [] : read.problems;
}

/** While a draft is unfinished, the keys of undo and redo move among its steps before they reach the document. */
function useDraftTravel(steps: DraftSteps | null, onTravel: (steps: DraftSteps | null) => void): void {
  const latest = useRef({ steps, onTravel });
  latest.current = { steps, onTravel };
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { steps: now, onTravel: travel } = latest.current;
      const forward = directionOf(event);
      if (!now || forward === null) return;
      if (event.target instanceof Element && event.target.matches("textarea, input[type=text], input:not([type])")) return;
      const next = forward ? stepForward(now) : stepBack(now);
      if (next === now) return;
      event.preventDefault();
      event.stopPropagation();
      travel(next);
    };
    window.addEventListener("keydown", onKeyDown, { capture: true });
    return () => window.removeEventListener("keydown", onKeyDown, { capture: true });
  }, []);
}

/** True for a key of redo, false for undo, null for any other. */
function directionOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === "y" || (letter === "z" && shiftKey)) return true;
  return letter === "z" ? false : null;
}
