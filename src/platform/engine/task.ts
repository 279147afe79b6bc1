/**
 * Tasks: pieces of a computation that any thread can do. A task is a pure function of plain data, known by its name in a table
 * that every thread has, so that where it is done, and how often, changes nothing of what comes of it.
 */
import type { LongComputation } from "../numerics/progress";

export interface Task<Input = never, Output = unknown> {
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

/** The buffers of all typed arrays in plain data that can be handed over, each once: what threads share is not. */
export function buffersOf(value: unknown): Set<ArrayBuffer> {
  return new Set([...allBuffersOf(value)].filter((buffer) => buffer instanceof ArrayBuffer));
}

/** What the typed arrays in plain data take in memory. */
export function bytesOf(value: unknown): number {
  return [...allBuffersOf(value)].reduce((sum, { byteLength }) => sum + byteLength, 0);
}

function allBuffersOf(value: unknown, found = new Set<ArrayBufferLike>()): Set<ArrayBufferLike> {
  if (ArrayBuffer.isView(value)) found.add(value.buffer);
  else if (typeof value === "object" && value !== null) for (const inner of Object.values(value)) allBuffersOf(inner, found);
  return found;
}
