import { problemSentences } from "../../../../platform/fields/problem";
import type { Experiment } from "../../document/document";
import type { MapResult, MapRunResult } from "../../document/result";
import type { OwnData } from "../../math/tasks/dataset";
import type { MapRun } from "./report";
import { type MapOutcome, runMap } from "./run-map";
import { summarize } from "./summary";

/** Computes the map of an experiment, for its result document. */
export function mapResult(experiment: Experiment, data: OwnData | null, onProgress?: (share: number) => void): MapResult {
  return resultOfRuns(experiment, runMap(experiment, data, onProgress));
}

/** The result of a map from its runs, computed on any machine. */
export function resultOfRuns(experiment: Experiment, { runs, certificates }: MapOutcome): MapResult {
  const cells = summarize(experiment, runs, certificates).map(
    ({ x, y, error, steps, success, multiplyAdds, nullity, lambdaMin, runs: own }) => ({
      x,
      y,
      error,
      steps,
      success,
      multiplyAdds,
      nullity,
      lambdaMin,
      runs: own.map(runResult),
    }),
  );
  return { cells };
}

function runResult({ outcome, error, steps, curve, stopped, reason, milliseconds }: MapRun): MapRunResult {
  return {
    outcome,
    error,
    steps,
    losses: curve,
    ...(stopped ? { stopped } : {}),
    ...(reason ? { reason: problemSentences(reason) } : {}),
    milliseconds,
  };
}
