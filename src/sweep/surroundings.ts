import type { Streams } from "../cli/progress";
import type { CreateThread } from "./work/compute-thread";

/** What a command has around it. */
export interface Surroundings {
  readonly streams: Streams;
  readonly createThread: CreateThread;
  /** The folder of the page that shows a sweep; null where it has not been built. */
  readonly watchPage: string | null;
  /** Asks for the end, as Ctrl-C does. */
  readonly signal: AbortSignal;
}
