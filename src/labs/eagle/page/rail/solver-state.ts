/** How far a solver is, as the rail follows it. */
import { formatValue } from "../../../../platform/charts/format";
import type { Standing } from "../../../../platform/shell/rail/lab-rail";
import { readingPace } from "../../../../platform/state/react";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { ProblemState, SolverState } from "../../engine/protocol";
import type { TrainingState } from "../../engine/training/protocol";
import { useDocument, useSeries } from "../session/react";
import { eagleRailText } from "./words";

/** Its squared error, of a network the median; null where the missing block is not known. */
export function useFigure(index: number): string | null {
  const series = useSeries(true, readingPace);
  const error = series.solver(index)?.curve.error.at(-1) ?? series.training(index)?.curve.median.at(-1) ?? Number.NaN;
  return Number.isNaN(error) ? null : formatValue(error);
}

export function useStanding(index: number): Standing {
  const series = useSeries(true, readingPace);
  const spec = useDocument().solvers.at(index);
  if (spec?.kind === "transformer") return trainingStanding(series.training(index));
  return standing(series.solver(index), series.problem, spec?.kind === "eagle" && spec.regime === "distributed");
}

/**
 * How a solver stands, in a few words.
 *
 * @param distributed  whether it runs on machines, which may freeze.
 */
function standing(state: SolverState | undefined, problem: ProblemState | null, distributed: boolean): Standing {
  const words = eagleRailText.standing;
  if (problem?.refused) return { words: words.nothing, tone: "plain" };
  if (!state || state.status === "waiting") return { words: words.waiting, tone: "plain" };
  if (state.status === "failed") return { words: state.failure ? failureSaid(state.failure) : words.failed, tone: "error" };
  if (state.ended === "diverged") return { words: words.diverged, tone: "error" };
  const error = state.curve.error.at(-1) ?? Number.NaN;
  const known = Number.isNaN(error) ? "" : words.error(error);
  const { acted } = state;
  if (acted?.because === "rounding") return { words: `${words.rounding(distributed)}${known}`, tone: "error" };
  if (acted?.because === "growing") return { words: `${words.guarded(acted.kept, acted.at)}${known}`, tone: "plain" };
  if (state.ended === "iterations") return { words: `${words.spent}${known}`, tone: "plain" };
  if (acted) return { words: `${state.caveat ? words.caveats[state.caveat] : words.settled}${known}`, tone: "plain" };
  if (state.ended === "solved") return { words: `${words.solved}${known}`, tone: "plain" };
  return { words: `${words.running}${known}`, tone: "plain" };
}

/** Likewise a network in training. */
function trainingStanding(state: TrainingState | undefined): Standing {
  const words = eagleRailText.standing;
  if (!state || state.status === "waiting") return { words: words.waiting, tone: "plain" };
  if (state.status === "failed") return { words: state.failure ? failureSaid(state.failure) : words.failed, tone: "error" };
  const median = state.curve.median.at(-1);
  const error = median === undefined ? "" : words.medianError(median);
  return { words: `${state.status === "done" ? words.trained : words.trains}${error}${words.skipped(state.skipped)}`, tone: "plain" };
}
