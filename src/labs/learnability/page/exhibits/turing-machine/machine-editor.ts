/** The machine as it is edited: text and table of one thing, which becomes the experiment's whenever it is complete. */

import { useEffect, useMemo, useState } from "react";
import * as z from "zod/mini";
import type { MachineProblem } from "../../../math/tasks/machine/problem";
import { checkMachine, type TuringMachine } from "../../../math/tasks/turing-machine/machine";
import { parseText, printText } from "../../../math/tasks/turing-machine/text";
import { type LearnabilitySession, useSession } from "../../session/react";
import { draftIn, printDraft } from "./draft-machine";
import { onTask, withMachine } from "./learned-machine";
import { keyOf } from "./watched-run";

const key = "learnability-turing-text";

/** The text of a machine as it was typed, which outlives a reload: comments, and what is unfinished, are in no document. */
interface KeptText {
  readonly text: string;
  /** The machine of the experiment meanwhile, as JSON: the one the text describes, or the last complete one. */
  readonly of: string;
}

const schema = z.object({ text: z.string(), of: z.string() });

function loadText(): KeptText | null {
  try {
    const found = localStorage.getItem(key);
    const parsed = found === null ? null : schema.safeParse(JSON.parse(found));
    return parsed?.success ? parsed.data : null;
  } catch {
    // Storage may be forbidden, and what is in it may be anything.
    return null;
  }
}

function saveText(kept: KeptText | null): void {
  try {
    if (kept) localStorage.setItem(key, JSON.stringify(kept));
    else localStorage.removeItem(key);
  } catch {
    // Without storage, or with too long a text for it, it lives as long as the page.
  }
}

export interface MachineEditor {
  readonly text: string;
  /** The machine as far as the text goes; null where its lines cannot be read. */
  readonly table: TuringMachine | null;
  /** Of the text, with their lines; none when the machine is complete. */
  readonly problems: readonly MachineProblem[];
  /** Of the table, with states and letters. */
  readonly gaps: readonly MachineProblem[];
  /** Whether an unfinished text of another machine is kept. */
  readonly aside: boolean;
  readonly canTakeBack: boolean;
  readonly onText: (text: string) => void;
  /** The same for a file; what was being typed can be taken back. */
  readonly onFile: (text: string) => void;
  readonly onTable: (table: TuringMachine) => void;
  /** The last draft before this one. */
  readonly takeBack: () => void;
  /** Leaves the draft for the machine of the experiment; it can be taken back. */
  readonly drop: () => void;
  readonly takeUp: () => void;
}

/** Drafts that can be gone back to. */
const mostDrafts = 100;
/** Complete texts that are remembered, so that undo brings comments back. A text has a megabyte at most. */
const mostTexts = 20;

export function useMachineEditor(machine: TuringMachine): MachineEditor {
  const session = useSession();
  const key = useMemo(() => keyOf(machine), [machine]);
  const [kept, setKept] = useState<KeptText | null>(loadText);
  const [past, setPast] = useState<readonly KeptText[]>([]);
  const [complete, setComplete] = useState<readonly KeptText[]>([]);
  useEffect(() => saveText(kept), [kept]);
  const shown = kept?.of === key ? kept.text : complete.findLast(({ of }) => of === key)?.text;
  const text = useMemo(() => shown ?? printText(machine), [shown, machine]);
  const read = useMemo(() => parseText(text), [text]);
  const table = useMemo(() => (read.ok ? read.machine : draftIn(text)), [read, text]);
  const gaps = useMemo(() => (table && !read.ok ? checkMachine(table) : []), [table, read]);
  const aside = useMemo(() => kept !== null && kept.of !== key && !parseText(kept.text).ok, [kept, key]);
  /** Takes a text; `before` is what can be taken back to, where this is no typing. */
  const take = (next: string, before: KeptText | null, merge?: string) => {
    const parsed = parseText(next);
    if (before) setPast((all) => [...all, before].slice(-mostDrafts));
    if (parsed.ok) adopt(session, parsed.machine, merge);
    const now = { text: next, of: parsed.ok ? keyOf(parsed.machine) : key };
    if (parsed.ok) setComplete((all) => [...all.filter(({ of }) => of !== now.of), now].slice(-mostTexts));
    setKept(now);
  };
  const before: KeptText = { text, of: key };
  return {
    text,
    table,
    problems: read.ok ? [] : read.problems,
    gaps,
    aside,
    canTakeBack: past.at(-1)?.of === key,
    onText: (next) => take(next, null, "task.machine.text"),
    onFile: (next) => take(next, read.ok ? null : before),
    onTable: (next) => take(printDraft(next), checkMachine(next).length > 0 ? before : null),
    takeBack: () => {
      const last = past.at(-1);
      if (last?.of !== key) return;
      setPast(past.slice(0, -1));
      setKept(last);
    },
    drop: () => {
      setPast([...past, before].slice(-mostDrafts));
      setKept(null);
    },
    takeUp: () => kept && take(kept.text, null),
  };
}

/** @param merge  changes with the same key that follow each other quickly, as in typing, are one step of undo. */
function adopt(session: LearnabilitySession, machine: TuringMachine, merge: string | undefined): void {
  const { task } = session.store.getState().experiment;
  if (task.kind !== "turing-machine" || keyOf(task.machine) === keyOf(machine)) return;
  session.edit(onTask(withMachine(machine)), merge === undefined ? {} : { merge });
}
