import { failureSaid } from "../../../../platform/ui/problem-said";
import type { ProblemState, SolverState } from "../../engine/protocol";
import type { TrainingState } from "../../engine/training/protocol";
import { eagleRailText } from "./words";

/**
 * How a solver stands, in a few words.
 *
 * @param distributed  whether it runs on machines, which may freeze.
 */
export function standing(
  state: SolverState | undefined,
  problem: ProblemState | null,
  distributed: boolean,
): { readonly words: string; readonly wrong: boolean } {
  const words = eagleRailText.standing;
  if (problem?.refused) return { words: words.nothing, wrong: false };
  if (!state || state.status === "waiting") return { words: words.waiting, wrong: false };
  if (state.status === "failed") return { words: state.failure ? failureSaid(state.failure) : words.failed, wrong: true };
  if (state.ended === "diverged") return { words: words.diverged, wrong: true };
  const error = state.curve.error.at(-1) ?? Number.NaN;
  const known = Number.isNaN(error) ? "" : words.error(error);
  const { acted } = state;
  if (acted?.because === "rounding") return { words: `${words.rounding(distributed)}${known}`, wrong: true };
  if (acted?.because === "growing") return { words: `${words.guarded(acted.kept, acted.at)}${known}`, wrong: false };
  if (state.ended === "iterations") return { words: `${words.spent}${known}`, wrong: false };
  if (acted) return { words: `${state.caveat ? words.caveats[state.caveat] : words.settled}${known}`, wrong: false };
  if (state.ended === "solved") return { words: `${words.solved}${known}`, wrong: false };
  return { words: `${words.running}${known}`, wrong: false };
}

/** Likewise a network in training. */
export function trainingStanding(state: TrainingState | undefined): { readonly words: string; readonly wrong: boolean } {
  const words = eagleRailText.standing;
  if (!state || state.status === "waiting") return { words: words.waiting, wrong: false };
  if (state.status === "failed") return { words: state.failure ? failureSaid(state.failure) : words.failed, wrong: true };
  const median = state.curve.median.at(-1);
  const error = median === undefined ? "" : words.medianError(median);
  return { words: `${state.status === "done" ? words.trained : words.trains}${error}${words.skipped(state.skipped)}`, wrong: false };
}
