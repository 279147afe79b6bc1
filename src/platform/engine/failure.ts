import type { CodedProblem } from "../fields/problem";
import { PlaygroundError } from "../numerics/errors";
import { engineProblem } from "./problems";

/** What went wrong and what to do. */
export function describeFailure(error: unknown): CodedProblem {
  if (!(error instanceof PlaygroundError)) return unexpected(error instanceof Error ? error.message : String(error));
  return error.problem ?? unexpected(error.hint ? `${error.message}. ${error.hint}` : error.message);
}

/** A failure that is kept, which older versions kept in words. */
export function readFailure(kept: string | CodedProblem): CodedProblem {
  return typeof kept === "string" ? unexpected(kept) : kept;
}

function unexpected(words: string): CodedProblem {
  return engineProblem("unexpected", { words });
}
