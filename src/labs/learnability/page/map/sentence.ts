/** Sentences on a map. */

import { failureSaid } from "../../../../platform/ui/problem-said";
import { isOwnData } from "../../math/tasks/registry";
import { mapGpuText } from "./gpu-words";
import { type MapMoment, undeterminedIn } from "./moment";
import { mapText } from "./words";

export function mapSentence(moment: MapMoment | null): string {
  const words = mapText.sentence;
  if (!moment) return words.none;
  const { activity, cells, done, runs, map, left, steps, experiment } = moment;
  if (activity === "loading") return words.loading;
  if (done === 0 && activity === "idle") {
    if (isOwnData(experiment.task) && left === null) return words.noData;
    return words.plan(cells.length, map.seeds, runs, steps, left);
  }
  return found(moment) + standing(activity, done, runs, left) + trainedWhere(moment) + failures(moment);
}

function found(moment: MapMoment): string {
  const { cells, map, x, y } = moment;
  const words = mapText.sentence;
  const finished = cells.filter(({ runs }) => runs.length === map.seeds);
  const reached = finished.filter(({ success }) => success === 1).length;
  const free = cells.filter((cell) => (undeterminedIn(moment, cell) ?? 0) > 0).length;
  const best = cells
    .filter(({ error }) => Number.isFinite(error))
    .reduce<(typeof cells)[number] | null>((lowest, cell) => (lowest && lowest.error <= cell.error ? lowest : cell), null);
  return [
    finished.length === 0
      ? words.unfinished(cells.length)
      : finished.length < cells.length
        ? words.reachedSoFar(reached, finished.length, cells.length, map.target)
        : words.reached(reached, cells.length, map.target),
    best ? words.best(best.error, mapText.at(x.names[best.x], y.names[best.y])) : "",
    free > 0 ? words.free(free) : "",
    words.stop,
  ].join("");
}

function standing(activity: MapMoment["activity"], done: number, runs: number, left: number | null): string {
  const words = mapText.sentence;
  if (activity === "running") return words.running(done, runs, left);
  if (activity === "paused") return words.paused(done, runs);
  return done < runs ? words.partial(done, runs) : "";
}

/** Clause on the device that trained the runs, where it was not the CPU alone. */
function trainedWhere({ cells, gpu, done }: MapMoment): string {
  const words = mapGpuText;
  const onGpu = cells.flatMap(({ runs }) => runs.flatMap((run) => run.gpu ?? []));
  const trained = onGpu.length > 0 ? words.trained(onGpu.length, done, onGpu[0]) : "";
  return trained + (gpu && "failure" in gpu ? words.failed(failureSaid(gpu.failure.problem)) : "");
}

function failures({ cells }: MapMoment): string {
  const reasons = cells.flatMap(({ runs }) => runs.flatMap(({ outcome, reason }) => (outcome === "failed" && reason ? [reason] : [])));
  return reasons.length === 0 ? "" : mapText.sentence.failed(reasons.length, failureSaid(reasons[0]));
}
