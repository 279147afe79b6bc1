/** Stored runs are what the page's own learners compute: two of them are trained again. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { reportsOf as readReports } from "../../src/labs/learnability/engine/map/from-result";
import { reportsOf } from "../../src/labs/learnability/engine/map/run-map";
import {
  experimentOf,
  type Model,
  marksOf,
  type PanelOfFigure1,
  type Rate,
  stepsPerEpoch,
} from "../../src/labs/learnability/engine/stored-runs/figure-1";
import { mapOfFigure3 } from "../../src/labs/learnability/engine/stored-runs/figure-3";
import { automataExperiment, sizesAt, traceCounts, wantedAccuracy } from "../../src/labs/learnability/engine/stored-runs/figure-4";
import { readStoredFigures, type StoredCurve } from "../../src/labs/learnability/engine/stored-runs/stored-runs";
import { errorsAt, tokenAccuracy } from "../../src/labs/learnability/engine/stored-runs/train";
import { finish } from "../../src/platform/numerics/progress";
import type { Check, Figure } from "../check";

const folder = join(import.meta.dirname, "../../src/labs/learnability/page/stored-runs");

function stored() {
  return readStoredFigures(readFileSync(join(folder, "stored-runs.json"), "utf8"));
}

function curveOf(panel: PanelOfFigure1, at: Rate, kind: Model["kind"], heads: number, layers: number): StoredCurve {
  const found = stored().figure1[panel].curves.find(
    ({ at: own, model }) => own === at && model.kind === kind && model.heads === heads && model.layers === layers,
  );
  if (!found) throw new Error(`${panel} has no such curve`);
  return found;
}

/** The run of one seed again, to its end: the same bits. */
function again(panel: PanelOfFigure1, { model, at, rate, ends }: StoredCurve, seed: number): Figure {
  const schedule = { rate, schedule: at === "tuned" ? "cosine" : "constant" } as const;
  const marks = marksOf(panel, model, schedule).map((epochs) => epochs * stepsPerEpoch(panel));
  const value = errorsAt(experimentOf(panel, model, seed, schedule), marks).at(-1) ?? Number.NaN;
  return {
    name: `${panel}, ${at}, ${model.kind} ${model.heads} ${model.layers}, seed ${seed}`,
    value,
    relation: "=",
    bound: ends[seed - 1],
  };
}

/** Two cells of Fig. 3, the first seed of each. */
function mapAgain(): readonly Figure[] {
  const kept = readReports(mapOfFigure3, JSON.parse(readFileSync(join(folder, "stored-runs-map.json"), "utf8")));
  const places = [
    { x: 4, y: 0, seed: 0 },
    { x: 0, y: 3, seed: 0 },
  ];
  const reports = finish(
    reportsOf(
      mapOfFigure3,
      null,
      places.map((place) => ({ place, certify: false })),
    ),
  );
  return reports.map(({ run: { place, error } }): Figure => {
    const stored = kept.find(({ run }) => run.place.x === place.x && run.place.y === place.y && run.place.seed === place.seed);
    return { name: `Fig. 3, column ${place.x}, row ${place.y}`, value: error, relation: "=", bound: stored?.run.error ?? Number.NaN };
  });
}

/** The first seed of one size of Fig. 4: the stored number of traces suffices, and half of it does not. */
function automataAgain(): readonly Figure[] {
  const sizes = sizesAt("letters", 2);
  const enough = stored().figure4.letters[0][0];
  const before = traceCounts[(traceCounts as readonly number[]).indexOf(enough) - 1];
  const accuracy = (traces: number) => tokenAccuracy(automataExperiment(sizes, traces, 1));
  return [
    { name: `accuracy from ${enough} automata`, value: accuracy(enough), relation: ">=", bound: wantedAccuracy },
    { name: `accuracy from ${before} automata`, value: accuracy(before), relation: "<", bound: wantedAccuracy },
  ];
}

export const checks: readonly Check[] = [
  {
    id: "stored-runs",
    title: "two stored runs of Fig. 1, sixteen heads and two layers, end at the same error when they are trained again",
    run: () => [
      again("figure-1a", curveOf("figure-1a", "0.001", "gradient", 16, 1), 2),
      again("figure-1b", curveOf("figure-1b", "tuned", "linear-layers", 1, 2), 3),
    ],
  },
  { id: "stored-runs-map", title: "two stored runs of Fig. 3 end at the same error when they are trained again", run: mapAgain },
  {
    id: "stored-runs-automata",
    title: "the stored number of automata of Fig. 4 suffices for 99 % of the next tokens, and half of it does not",
    run: automataAgain,
  },
];
