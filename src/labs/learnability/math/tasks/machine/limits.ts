/** Limits on machines that people describe: beyond them neither a drawing nor a table can be read. */
import { type MachineProblem, machineProblem } from "./problem";

/** Largest description, as text or as a file, in bytes. */
export const largestDescription = 1_000_000;
export const mostStates = 64;
export const mostLetters = 16;
/** Most steps of one run: a machine need not halt. */
export const mostSteps = 10_000;

/** The problem of a description that is too large to read; null when it is not. @param size bytes or characters. */
export function sizeProblem(size: number): MachineProblem | null {
  if (size <= largestDescription) return null;
  return machineProblem(
    `the description has ${megabytes(size)} MB, the limit is ${megabytes(largestDescription)} MB`,
    "no machine of this page needs so much",
  );
}

/** The problem of too many states; null when there are not. */
export function stateCountProblem(count: number): MachineProblem | null {
  if (count <= mostStates) return null;
  return machineProblem(`the machine has ${grouped(count)} states, the limit is ${mostStates}`, "use fewer states");
}

/** The problem of too many letters; null when there are not. */
export function letterCountProblem(count: number): MachineProblem | null {
  if (count <= mostLetters) return null;
  return machineProblem(`the machine has ${grouped(count)} letters, the limit is ${mostLetters}`, "use fewer letters");
}

/** The problem of a run that is too long; null when it is not. */
export function stepCountProblem(count: number): MachineProblem | null {
  if (count <= mostSteps) return null;
  return machineProblem(`the run has ${grouped(count)} steps, the limit is ${grouped(mostSteps)}`, "use fewer steps");
}

function megabytes(bytes: number): string {
  return (Math.ceil(bytes / 10_000) / 100).toString();
}

function grouped(count: number): string {
  return count.toLocaleString("en");
}
