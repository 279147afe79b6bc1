import { PlaygroundError } from "../numerics/errors";

/** What went wrong and what to do, in one or two sentences. */
export function describeFailure(error: unknown): string {
  if (error instanceof PlaygroundError) return sentences(error.message, error.hint);
  return error instanceof Error ? error.message : String(error);
}

function sentences(message: string, hint: string | undefined): string {
  return hint ? `${message}. ${hint}` : message;
}
