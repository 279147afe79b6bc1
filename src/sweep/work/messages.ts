/** Messages between a process and its threads: documents and numbers of runs to the thread, rows back. */
import type { SweepContent } from "../sweep";

export interface ToThread {
  readonly runs: readonly number[];
}

export type FromThread =
  /** The documents are read, and runs may come. */
  | { readonly type: "ready" }
  /** The next of the runs is done: its row. */
  | { readonly type: "done"; readonly run: number; readonly text: string; readonly seconds: number }
  /** A run that cannot be computed; those after it are not begun. */
  | { readonly type: "failed"; readonly run: number; readonly reason: string }
  | { readonly type: "end" };

export type ThreadData = SweepContent;
