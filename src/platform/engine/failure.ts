import type { Problem } from "../fields/problem";
import { PlaygroundError } from "../numerics/errors";
import { engineProblem } from "./engine-problem";

/** What went wrong and what to do. */
export function describeFailure(error: unknown): Problem {
  if (!(error instanceof PlaygroundError)) return unexpected(error instanceof Error ? error.message : String(error));
  return error.problem ?? unexpected(error.hint ? `${error.message}. ${error.hint}` : error.message);
}

/** A failure that is kept, which older versions kept in words. */
export function readFailure(kept: string | Problem): Problem {
  return typeof kept === "string" ? unexpected(kept) : kept;
}

function unexpected(words: string): Problem {
  return engineProblem("unexpected", { words });
}
