/**
 * Tasks: pieces of a computation that any thread can do. A task is a pure function of plain data, known by its name in a table
 * that every thread has, so that where it is done, and how often, changes nothing of what comes of it.
 */
import type { LongComputation } from "../../numerics/progress";

export interface Task<Input = never, Output = unknown> {
  /** Fetches code that is not there before; null where nothing is missing. Whoever asks has what it needs. */
  readonly prepare?: (input: Input) => Promise<unknown> | null;
  /** Arrays in the output are its own: whoever asked from another thread is handed them over. */
  readonly compute: (input: Input) => LongComputation<Output>;
  /** What it takes in memory at once, in bytes, input and output included. */
  readonly bytes: (input: Input) => number;
}

export type TaskTable = Readonly<Record<string, Task>>;

export type InputOf<Some> = Some extends Task<infer Input, unknown> ? Input : never;
export type OutputOf<Some> = Some extends Task<never, infer Output> ? Output : never;

export type ToHelper = { readonly type: "task"; readonly id: number; readonly name: string; readonly input: unknown };

export type FromHelper =
  /** Its code is there: it is given nothing before. */
  | { readonly type: "ready" }
  | { readonly type: "done"; readonly id: number; readonly output: unknown }
  /** It threw: whoever asked does it again itself, and meets the error where it can be told. */
  | { readonly type: "failed"; readonly id: number };

/** The buffers of all typed arrays in plain data, each once. */
export function buffersOf(value: unknown, found = new Set<ArrayBuffer>()): Set<ArrayBuffer> {
  if (ArrayBuffer.isView(value)) {
    if (value.buffer instanceof ArrayBuffer) found.add(value.buffer);
  } else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) buffersOf(inner, found);
  return found;
}
