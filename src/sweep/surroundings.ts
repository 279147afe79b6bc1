import type { Streams } from "../cli/progress";
import type { CreateThread } from "./work/compute-thread";

/** The environment of a command. */
export interface Surroundings {
  readonly streams: Streams;
  readonly createThread: CreateThread;
  /** The folder of the page that shows a sweep; null if it is not built. */
  readonly watchPage: string | null;
  /** Requests the end, as Ctrl-C does. */
  readonly signal: AbortSignal;
}
