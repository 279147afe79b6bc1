/** Valid names of states and letters: single words, so that the text formats need no quotes. */
import type { Problem } from "../../../../../platform/fields/problem";
import { machineProblem } from "./machine-problem";

/** The problem of a name of a state, as a phrase that follows the name; null for a valid one. */
export function nameFault(name: string, longest: number): Problem | null {
  if (name === "") return machineProblem("machine-name-empty");
  const length = [...name].length;
  if (length > longest) return machineProblem("machine-name-too-long", { count: length, limit: longest });
  return /[\s#\p{C}]|->/u.test(name) || name === "*" ? machineProblem("machine-name-no-word") : null;
}

/** The same for a letter. */
export function letterFault(letter: string): Problem | null {
  const length = [...letter].length;
  if (length !== 1) return machineProblem("machine-letter-length", { count: length });
  return /[\s#*\p{C}\p{M}]/u.test(letter) ? machineProblem("machine-letter-reserved") : null;
}

/** The first repeated entry; undefined when all differ. */
export function repeated<Entry>(list: readonly Entry[]): Entry | undefined {
  const seen = new Set<Entry>();
  return list.find((entry) => seen.size === seen.add(entry).size);
}
