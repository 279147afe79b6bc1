import type { Problem } from "../fields/problem";
import { PlaygroundError } from "../numerics/errors";
import { engineProblem } from "./engine-problem";

/** The problem to report for an error. */
export function describeFailure(error: unknown): Problem {
  if (!(error instanceof PlaygroundError)) return unexpected(error instanceof Error ? error.message : String(error));
  return error.problem ?? unexpected(error.hint ? `${error.message}. ${error.hint}` : error.message);
}

/** A stored failure; older versions stored a text. */
export function readFailure(kept: string | Problem): Problem {
  return typeof kept === "string" ? unexpected(kept) : kept;
}

function unexpected(words: string): Problem {
  return engineProblem("unexpected", { words });
}
