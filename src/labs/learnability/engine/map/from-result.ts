/** Reads the runs of a map from a result document. */
import { readFailure } from "../../../../platform/engine/failure";
import type { Experiment } from "../../document/document";
import { kernelVersion } from "../../math/kernel-version";
import type { StopReason } from "../../math/learners/stop-reason";
import { cellsOf, dataKey, experimentAt, mapOf, type RunPlace } from "./cells";
import type { DataBounds, MapReport, MapRun } from "./report";
import { median } from "./summary";

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads the finished runs. Failed runs are left out, since they may succeed here; so are invalid entries, and all runs of
 * other kernels, whose last digits may differ from those computed here.
 *
 * @param result  an unchecked result document of this experiment.
 */
export function reportsOf(experiment: Experiment, result: object): readonly MapReport[] {
  const { kernels, map } = result as Fields;
  // After a plus sign come the kernels of learners beside the map.
  if (!experiment.map || String(kernels).split("+")[0] !== kernelVersion) return [];
  const { seeds } = mapOf(experiment);
  const found = listOf(fieldsOf(map).cells).map(fieldsOf);
  return cellsOf(mapOf(experiment)).flatMap((place) => {
    const cell = found.find(({ x, y }) => x === place.x && y === place.y);
    const runs = listOf(cell?.runs).map(fieldsOf);
    // Runs are ordered by seed; when some are missing, their seeds are unknown.
    if (!cell || runs.length !== seeds) return [];
    const ofStep = multiplyAddsOfStep(cell, runs);
    return runs.flatMap((run, seed) => reportOf(experiment, { ...place, seed }, cell, run, ofStep) ?? []);
  });
}

function reportOf(experiment: Experiment, place: RunPlace, cell: Fields, run: Fields, ofStep: number): MapReport | null {
  const { outcome, error, steps, losses, milliseconds, stopped = null, reason = null } = run;
  const curve = { step: numbersOf(fieldsOf(losses).step), error: numbersOf(fieldsOf(losses).error) };
  if (outcome !== "done" && outcome !== "diverged") return null;
  if (typeof steps !== "number" || curve.step === null || curve.error === null || curve.step.length !== curve.error.length) return null;
  const read: MapRun = {
    place,
    outcome,
    error: numberOf(error),
    steps,
    curve: { step: curve.step, error: curve.error },
    stopped: stopped as StopReason | null,
    reason: typeof reason === "string" ? readFailure(reason) : null,
    multiplyAdds: steps * ofStep,
    milliseconds: numberOf(milliseconds),
  };
  return { run: read, certificate: boundsOf(experiment, place, cell) };
}

/** Multiply-adds are written for a cell only: steps times an integer common to all runs of the cell. */
function multiplyAddsOfStep(cell: Fields, runs: readonly Fields[]): number {
  const steps = runs.filter(({ outcome }) => outcome !== "failed").map((run) => numberOf(run.steps));
  return Math.round(numberOf(cell.multiplyAdds) / median(steps));
}

/**
 * A document holds the largest nullity of a cell's data sets and their smallest eigenvalue; each data set gets the values
 * of the cell, which then shows the same.
 */
function boundsOf(experiment: Experiment, place: RunPlace, { nullity, lambdaMin }: Fields): DataBounds | null {
  if (typeof nullity !== "number" || typeof lambdaMin !== "number") return null;
  return { key: dataKey(experimentAt(experiment, place)), nullity, lambdaMin };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Non-finite numbers are null in JSON. */
function numberOf(value: unknown): number {
  return typeof value === "number" ? value : Number.NaN;
}

function numbersOf(value: unknown): Float64Array | null {
  return Array.isArray(value) && value.every((one) => one === null || typeof one === "number") ? Float64Array.from(value, numberOf) : null;
}
