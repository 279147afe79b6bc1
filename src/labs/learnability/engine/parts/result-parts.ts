/**
 * An experiment in parts, for machines that share its work: the experiment itself, then every run of its map, or every
 * value of its sweep.
 */

import { readFailure } from "../../../../platform/engine/failure";
import type { ResultPart, ResultParts } from "../../../../platform/engine/result-parts";
import { problemSentences } from "../../../../platform/fields/problem";
import { finish } from "../../../../platform/numerics/progress";
import type { Experiment } from "../../document/document";
import { at, type MapAxis } from "../../document/map";
import type { ResultDocument } from "../../document/result";
import { atSweepValue } from "../../document/sweep";
import { dataKey, experimentAt, mapOf, placeIndex, type RunPlace } from "../map/cells";
import { MapData } from "../map/data-sets";
import { type DataBounds, failedRun, type MapReport, type MapRun, readReport } from "../map/report";
import { resultOfRuns } from "../map/result";
import { computeRun } from "../map/train";
import type { Learnability } from "../protocol";
import { stagesOf } from "../result-stages";
import { runExperiment } from "../run-experiment";

/** The part for the experiment itself. */
const itself = 0;

export const resultParts: ResultParts<Learnability["document"], Learnability["data"], Learnability["result"]> = {
  list: (experiment) => [partOf(bare(experiment), {}), ...runsOf(experiment), ...valuesOf(experiment)],

  open: (experiment, data) => {
    const sets = new MapData();
    const places = placesOf(experiment);
    const certified = new Set<string>();
    return (part) => {
      const place = places[part - 1];
      if (place === undefined) return runExperiment(partExperiment(experiment, part), data);
      const key = dataKey(experimentAt(experiment, place));
      const report = finish(computeRun(sets, { experiment, data, place, certify: !certified.has(key) }));
      certified.add(key);
      return report;
    };
  },

  join: (experiment, outcomes, reasons) => {
    const own = outcomes.get(itself);
    if (own === undefined) throw new Error(reasons.get(itself) ?? "the experiment itself has not been computed");
    const result = { ...(own as ResultDocument), experiment };
    if (!experiment.map) return result;
    const certificates = new Map<string, DataBounds>();
    const runs = placesOf(experiment).flatMap((place, index): MapRun[] => {
      const report = outcomes.get(1 + index) as MapReport | undefined;
      const reason = reasons.get(1 + index);
      if (report?.certificate) certificates.set(report.certificate.key, report.certificate);
      if (report) return [readReport(report).run];
      return reason === undefined ? [] : [failedRun(place, readFailure(reason))];
    });
    return { ...result, map: resultOfRuns(experiment, { runs, certificates }) };
  },

  written: (outcome) => ("run" in outcome ? writtenReport(outcome as MapReport) : outcome),

  figures: (outcome) =>
    "run" in outcome ? figuresOfRun(writtenReport(outcome as MapReport).run) : figuresOfResult(outcome as ResultDocument),
};

/** The experiment of a part, as the page opens it; runs of a map keep their map. */
function partExperiment(experiment: Experiment, part: number): Experiment {
  const place = placesOf(experiment)[part - 1];
  if (place !== undefined) return experimentAt(experiment, place);
  const value = experiment.sweep?.values[part - 1 - placesOf(experiment).length];
  return bare(value === undefined ? experiment : atSweepValue(experiment, value));
}

function bare(experiment: Experiment): Experiment {
  return { ...experiment, map: null };
}

function partOf(experiment: Experiment, at: ResultPart["at"]): ResultPart {
  const work = stagesOf(experiment, null).reduce((sum, stage) => sum + stage.work, 0);
  return { at, data: dataKey(experiment), work };
}

/** Every run of the map, seed by seed, row by row; results are known by the position in this list. */
const knownPlaces = new WeakMap<Experiment, readonly RunPlace[]>();

function placesOf(experiment: Experiment): readonly RunPlace[] {
  const known = knownPlaces.get(experiment);
  if (known) return known;
  const places: RunPlace[] = [];
  const { map } = experiment;
  if (map)
    for (let seed = 0; seed < map.seeds; seed++)
      for (let y = 0; y < map.y.points.length; y++)
        for (let x = 0; x < map.x.points.length; x++) places[placeIndex(map, { x, y, seed })] = { x, y, seed };
  knownPlaces.set(experiment, places);
  return places;
}

function runsOf(experiment: Experiment): readonly ResultPart[] {
  return placesOf(experiment).map((place): ResultPart => {
    const map = mapOf(experiment);
    const run = experimentAt(experiment, place);
    const { learner } = at(experiment.task, map, place);
    // Only the work of the learner: the data of a run are shared, and the closed form beside it is computed by the page.
    const work = stagesOf({ ...bare(run), learners: [learner] }, null).at(1)?.work ?? 0;
    const where = { x: place.x, y: place.y, seed: place.seed, ...pointOf(map.x, place.x), ...pointOf(map.y, place.y) };
    return { at: where, data: dataKey(run), work };
  });
}

function pointOf({ fields, points }: MapAxis, index: number): ResultPart["at"] {
  return Object.fromEntries(fields.map((field, k) => [field, points[index][k]]));
}

function valuesOf(experiment: Experiment): readonly ResultPart[] {
  const { sweep } = experiment;
  return (sweep?.values ?? []).map((value) => partOf(bare(atSweepValue(experiment, value)), { [`task.${sweep?.field}`]: value }));
}

function writtenReport(kept: MapReport) {
  const { run, certificate } = readReport(kept);
  return { run: { ...run, reason: run.reason && problemSentences(run.reason) }, certificate };
}

function figuresOfRun({ outcome, error, steps, multiplyAdds, stopped, reason, milliseconds }: ReturnType<typeof writtenReport>["run"]) {
  return { outcome, error, steps, multiplyAdds, stopped, reason, milliseconds };
}

function figuresOfResult({ certificate, learners }: ResultDocument) {
  const { psi, N, rank, nullity, lambdaMin, lambdaMax } = certificate;
  const ofLearners = learners.flatMap(({ label, trainMse, testMse, milliseconds }, index): [string, number | string | null][] => [
    [`learners[${index}]`, label],
    [`learners[${index}].trainMse`, trainMse],
    [`learners[${index}].testMse`, testMse],
    [`learners[${index}].milliseconds`, milliseconds],
  ]);
  return { psi, N, rank, nullity, lambdaMin, lambdaMax, ...Object.fromEntries(ofLearners) };
}
