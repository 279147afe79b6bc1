/**
 * Tasks: pieces of a computation that any thread can do. A task is a pure function of plain data, named in a table that
 * every thread has, so that its output does not depend on the thread. Members of a team (numerics/team.ts) also write to memory that
 * they share.
 */
import type { LongComputation } from "../numerics/progress";

export interface Task<Input = never, Output = unknown> {
  /** Arrays in the output are transferred to the calling thread. */
  readonly compute: (input: Input) => LongComputation<Output>;
  /** Peak memory in bytes, input and output included. */
  readonly bytes: (input: Input) => number;
}

export type TaskTable = Readonly<Record<string, Task>>;

export type InputOf<Some> = Some extends Task<infer Input, unknown> ? Input : never;
export type OutputOf<Some> = Some extends Task<never, infer Output> ? Output : never;

export type ToHelper = { readonly type: "task"; readonly id: number; readonly name: string; readonly input: unknown };

export type FromHelper =
  /** Its code is loaded; no task is sent before. */
  | { readonly type: "ready" }
  | { readonly type: "done"; readonly id: number; readonly output: unknown }
  /** It threw: the calling thread computes the task again and reports the error. */
  | { readonly type: "failed"; readonly id: number };

/** The buffers of all typed arrays in plain data that can be transferred, each once; shared memory is left out. */
export function buffersOf(value: unknown): Set<ArrayBuffer> {
  return new Set([...allBuffersOf(value)].filter((buffer) => buffer instanceof ArrayBuffer));
}

/** Bytes of the typed arrays in plain data. */
export function bytesOf(value: unknown): number {
  return [...allBuffersOf(value)].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function allBuffersOf(value: unknown, found = new Set<ArrayBufferLike>()): Set<ArrayBufferLike> {
  if (ArrayBuffer.isView(value)) found.add(value.buffer);
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) allBuffersOf(inner, found);
  return found;
}
