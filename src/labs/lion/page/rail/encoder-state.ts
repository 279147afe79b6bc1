/** How far an encoder is, as the rail follows it. */
import { formatFixed } from "../../../../platform/charts/format";
import type { Standing } from "../../../../platform/shell/rail/lab-rail";
import { readingPace } from "../../../../platform/state/react";
import { failureSaid } from "../../../../platform/ui/problem-said";
import type { EncoderState } from "../../engine/training/protocol";
import { taskKinds } from "../../math/tasks/tasks";
import { latestOf } from "../session/latest";
import { useDocument, useSeries } from "../session/react";
import { lionRailText } from "./words";

/** Its accuracy or loss, by what the task is measured in. */
export function useFigure(index: number): string | null {
  return useMeasured(useSeries(true, readingPace).encoder(index));
}

function useMeasured(state: EncoderState | undefined): string | null {
  const { problem } = useDocument();
  const latest = state && latestOf(state);
  return latest && problem.kind === "task" ? formatFixed(latest[taskKinds[problem.task].measure], 3) : null;
}

export function useStanding(index: number): Standing {
  const state = useSeries(true, readingPace).encoder(index);
  const words = lionRailText.learners;
  if (!state || state.status === "waiting") return { words: words.waiting, tone: "plain" };
  if (state.status === "failed") return { words: state.failure ? failureSaid(state.failure) : words.failed, tone: "error" };
  const skipped = words.skipped(state.runs.reduce((sum, run) => sum + run.skipped, 0));
  return { words: `${state.status === "done" ? words.learned : words.learns}${words.afterSteps(state.step)}${skipped}`, tone: "plain" };
}
