/** Limits on machines entered by the user: larger drawings and tables are unreadable. */
import { grouped } from "../../../../../platform/files/fault";
import { machineProblem } from "./machine-problem";
import type { MachineProblem } from "./problem";

/** Largest description, as text or as a file, in bytes. */
export const largestDescription = 1_000_000;
export const mostStates = 64;
export const mostLetters = 16;
/** Largest number of steps of a run, since a machine need not halt. */
export const mostSteps = 10_000;

/** The problem of a description that is too large; null without one. @param size bytes or characters. */
export function sizeProblem(size: number): MachineProblem | null {
  if (size <= largestDescription) return null;
  return machineProblem("machine-description-too-large", { size: megabytes(size), limit: megabytes(largestDescription) });
}

/** The problem of too many states; null when there are not. */
export function stateCountProblem(count: number): MachineProblem | null {
  return count <= mostStates ? null : machineProblem("machine-states-too-many", { count: grouped(count), limit: mostStates });
}

/** The problem of too many letters; null when there are not. */
export function letterCountProblem(count: number): MachineProblem | null {
  return count <= mostLetters ? null : machineProblem("machine-letters-too-many", { count: grouped(count), limit: mostLetters });
}

function megabytes(bytes: number): number {
  return Math.ceil(bytes / 10_000) / 100;
}
