/** Learnability maps as their presets show them. */

import type { Experiment } from "../../src/labs/learnability/document/document";
import { presets } from "../../src/labs/learnability/document/presets";
import { runMap } from "../../src/labs/learnability/engine/map/run-map";
import { type CellSummary, summarize } from "../../src/labs/learnability/engine/map/summary";
import type { Check, Figure } from "../check";
import { asKept } from "../words";

const heads = [1, 2, 4, 8, 16];
const seeds = 8;

interface Drawn {
  readonly cells: readonly CellSummary[];
  readonly runs: number;
  readonly seconds: number;
}

function draw(id: string, change: Partial<NonNullable<Experiment["map"]>> = {}): Drawn {
  const preset = presets.find((candidate) => candidate.id === id);
  if (!preset?.document.map) throw new Error(`there is no preset ${id} with a map`);
  const experiment = { ...preset.document, map: { ...preset.document.map, ...change } };
  const start = performance.now();
  const { runs, certificates } = runMap(experiment, null);
  const seconds = (performance.now() - start) / 1000;
  return { cells: summarize(experiment, runs, certificates), runs: runs.length, seconds };
}

/** The median errors of one panel of the figure, in the order of the heads. */
function ofPanel(panel: string, cells: readonly CellSummary[]): readonly Figure[] {
  const [one, , four, , sixteen] = cells.map(({ error }) => error);
  return [
    ...cells.map(
      ({ error }, k): Figure => ({ name: `${panel}: median test error, ${heads[k]} heads`, value: error, relation: ">", bound: 0 }),
    ),
    { name: `${panel}: 1 head over 4`, value: one / four, relation: ">", bound: 1 },
    { name: `${panel}: 1 head over 16`, value: one / sixteen, relation: ">=", bound: 100 },
    { name: `${panel}: 4 heads over 16`, value: four / sixteen, relation: ">=", bound: 100 },
    {
      name: `${panel}: most free directions`,
      value: Math.max(...cells.map(({ nullity }) => nullity ?? Number.NaN)),
      relation: "=",
      bound: 0,
    },
  ];
}

/** For the record: how long it takes depends on the machine. */
function pace({ runs, seconds }: Drawn): readonly Figure[] {
  return [
    { name: "seconds, one thread", value: seconds, relation: ">", bound: 0 },
    { name: "runs per second", value: runs / seconds, relation: ">", bound: 0 },
  ];
}

export const checks: readonly Check[] = [
  {
    id: "paper-figure-1",
    title: "both panels over eight targets: the median error falls with the heads, and sixteen leave the others far behind",
    run: () => {
      const drawn = draw("paper-figure-1", { seeds });
      const medians = drawn.cells.map(({ error }) => error);
      const fall = (row: number) => medians[row * heads.length + 2] / medians[row * heads.length + 4];
      return [
        ...asKept("paper-figure-1", {
          targets: seeds,
          mediansOfA: medians.slice(0, heads.length),
          mediansOfB: medians.slice(heads.length),
          ratio: Number(`1e${Math.floor(Math.log10(Math.min(fall(0), fall(1))))}`),
        }),
        ...ofPanel("d = 2, 300 epochs", drawn.cells.slice(0, heads.length)),
        ...ofPanel("d = 4, 50 epochs", drawn.cells.slice(heads.length)),
        ...pace(drawn),
      ];
    },
  },
  {
    id: "identifiability-frontier",
    title: "N against d: the median error stays above ten where the data leave directions free, and falls below one where they do not",
    run: () => {
      const drawn = draw("identifiability-frontier");
      const errors = (free: boolean) => drawn.cells.filter(({ nullity }) => (nullity ?? 0) > 0 === free).map(({ error }) => error);
      return [
        // N < psi for 1, 3, 4 and 5 of the seven N at psi = 6, 18, 40 and 75.
        { name: "cells with free directions", value: errors(true).length, relation: "=", bound: 1 + 3 + 4 + 5 },
        { name: "least median error where directions are free", value: Math.min(...errors(true)), relation: ">", bound: 10 },
        { name: "greatest median error where none is", value: Math.max(...errors(false)), relation: "<", bound: 1 },
        ...pace(drawn),
      ];
    },
  },
  {
    id: "heads-against-rate",
    title: "two-head targets in 2 000 steps: one head never learns, and from four heads on a rate of 0.01 or 0.03 does every time",
    run: () => {
      const drawn = draw("heads-against-rate");
      const at = (x: number, y: number) => drawn.cells[y * heads.length + x];
      const learned = [2, 3].flatMap((y) => [2, 3, 4].map((x) => at(x, y)));
      return [
        { name: "best median error, 1 head", value: Math.min(...[0, 1, 2, 3, 4].map((y) => at(0, y).error)), relation: ">", bound: 0.1 },
        {
          name: "least success, 4 to 16 heads, rates 0.01 and 0.03",
          value: Math.min(...learned.map(({ success }) => success)),
          relation: "=",
          bound: 1,
        },
        { name: "most success at the rate 0.001", value: Math.max(...heads.map((_, x) => at(x, 0).success)), relation: "=", bound: 0 },
        ...pace(drawn),
      ];
    },
  },
];
