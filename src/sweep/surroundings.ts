import type { Streams } from "../cli/progress";
import type { CreateThread } from "./work/compute-thread";

/** What a command has around it. */
export interface Surroundings {
  readonly streams: Streams;
  readonly createThread: CreateThread;
  /** Asks for the end, as Ctrl-C does. */
  readonly signal: AbortSignal;
}
