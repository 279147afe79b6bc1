/** Keeps an unfinished automaton across reloads. It is no experiment yet, so no document can contain it. */
import * as z from "zod/mini";
import type { AutomatonDraft } from "../../../math/tasks/automaton/draft";

const key = "learnability-automaton-draft";

export interface Unfinished {
  /** The automaton of the experiment meanwhile, as JSON: the draft belongs to no other. */
  readonly base: string;
  /** Drawn, or entered in the table. */
  readonly draft: AutomatonDraft | null;
  /** Typed text with errors. */
  readonly text: string | null;
}

const index = z.int().check(z.minimum(0));
const schema = z.object({
  base: z.string(),
  draft: z.nullable(
    z.object({
      states: z.array(z.string()),
      alphabet: z.array(z.string()),
      start: z.nullable(index),
      accepting: z.array(index),
      arrows: z.array(z.object({ from: index, to: index, letters: z.array(z.string()) })),
      positions: z.exactOptional(z.array(z.tuple([z.number(), z.number()]))),
    }),
  ),
  text: z.nullable(z.string()),
});

/** The stored draft; null when there is none, or it cannot be read. */
export function loadUnfinished(): Unfinished | null {
  try {
    const text = localStorage.getItem(key);
    const parsed = text === null ? null : schema.safeParse(JSON.parse(text));
    return parsed?.success && isConsistent(parsed.data) ? parsed.data : null;
  } catch {
    // Storage may be forbidden, and its content may be invalid.
    return null;
  }
}

/** @param unfinished null when everything is complete. */
export function saveUnfinished(unfinished: Unfinished | null): void {
  try {
    if (unfinished) localStorage.setItem(key, JSON.stringify(unfinished));
    else localStorage.removeItem(key);
  } catch {
    // Without storage a draft lives as long as the page.
  }
}

function isConsistent({ draft }: Unfinished): boolean {
  if (!draft) return true;
  const { states, start, accepting, arrows, positions } = draft;
  const known = [...accepting, ...arrows.flatMap(({ from, to }) => [from, to]), ...(start === null ? [] : [start])];
  return known.every((state) => state < states.length) && (positions === undefined || positions.length === states.length);
}
