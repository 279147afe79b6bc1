/** Stored runs are read as they were written, and those of the page are what they are said to be. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { kernelsOf } from "../../document/kernels";
import { experimentOf, marksOf, models, type panelsOfFigure1, seeds, triedRates } from "./figure-1";
import { automataExperiment, automataSeeds, traceCounts, varied } from "./figure-4";
import { curveOf, curvesOfPanel, quartiles, readStoredFigures, type StoredPanel, writeStoredFigures } from "./stored-runs";
import { errorsAt, tokenAccuracy } from "./train";

const path = "src/labs/learnability/page/stored-runs/stored-runs.json";

it("quartiles of five values are the second, the third and the fourth of them", () => {
  expect(quartiles([5, 1, Number.POSITIVE_INFINITY, 2, 3])).toEqual([2, 3, 5]);
});

it("quartiles of other numbers of values lie between two of them, in the logarithm", () => {
  const ten = [1, 4, 16, 64, 256, 1024, 4096, 16384, 65536, Number.POSITIVE_INFINITY];
  expect(quartiles(ten).map(Math.log2)).toEqual([4.5, 9, 13.5]);
  expect(quartiles([1, 4, Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY])).toEqual([expect.closeTo(2 ** 1.5, 12), Infinity, Infinity]);
});

it("a curve has rounded quartiles, and the ends of its seeds in full", () => {
  const runs = [1, 2, 3, 4, 5].map((seed) => [seed / 7, Number.POSITIVE_INFINITY]);
  const curve = curveOf(models[0], "tuned", 0.03, runs);
  expect([curve.lower[0], curve.median[0], curve.upper[0]]).toEqual([0.29, 0.43, 0.57]);
  expect(curve.median[1]).toBe(Number.POSITIVE_INFINITY);
  expect(curve.ends).toEqual(runs.map(([, end]) => end));
});

it("figures are read as they were written", () => {
  const panel: StoredPanel = {
    closedForm: [1e-30],
    curves: curvesOfPanel.map(({ model, at }, k) =>
      curveOf(model, at, 0.01, [[k + 1, 1 / (k + 3), k === 4 ? Number.POSITIVE_INFINITY : 0.1]]),
    ),
  };
  const counts = (name: keyof typeof varied) =>
    varied[name].map((value) => automataSeeds.map((seed) => (seed === 2 ? Number.POSITIVE_INFINITY : 16 * value)));
  const figure4 = { states: counts("states"), letters: counts("letters"), length: counts("length") };
  const figures = { kernels: "01234567", machine: "a machine", seconds: 4, figure1: { "figure-1a": panel, "figure-1b": panel }, figure4 };
  expect(readStoredFigures(writeStoredFigures(figures))).toEqual(figures);
  expect(() => readStoredFigures("{}")).toThrow("no stored runs");
});

it("the page has every model at every rate, over all seeds, in less than 40 kB", () => {
  const text = readFileSync(path, "utf8");
  expect(text.length).toBeLessThan(40_000);
  const { figure1, figure4, kernels } = readStoredFigures(text);
  for (const counts of Object.values(figure4).flat(2)) expect([...traceCounts, Number.POSITIVE_INFINITY]).toContain(counts);
  for (const [panel, { curves, closedForm }] of Object.entries(figure1)) {
    expect(closedForm).toHaveLength(seeds.length);
    for (const curve of curves) {
      expect(curve.at === "tuned" ? triedRates : [Number(curve.at)]).toContain(curve.rate);
      const schedule = { rate: curve.rate, schedule: curve.at === "tuned" ? "cosine" : "constant" } as const;
      const name = panel as keyof typeof panelsOfFigure1;
      expect(curve.median).toHaveLength(marksOf(name, curve.model, schedule).length);
      expect(curve.ends).toHaveLength(seeds.length);
      for (const version of kernelsOf(experimentOf(name, curve.model, 1, schedule)).split("+")) expect(kernels).toContain(version);
    }
  }
});

it("errors are measured at the marks, and the last of them is the end of the run", () => {
  const experiment = experimentOf("figure-1a", models[0], 1, { rate: 0.01, schedule: "constant" });
  const [first, second] = errorsAt(experiment, [4, 8]);
  expect(errorsAt(experiment, [8])).toEqual([second]);
  expect(first).toBeGreaterThan(0);
});

it("accuracies of next tokens are shares, and those of another learner are none", () => {
  const { task, ...rest } = automataExperiment({ states: 2, letters: 2, length: 2 }, 16, 1);
  const short = { ...rest, task, learners: rest.learners.map((spec) => ({ ...spec, steps: 5 })) } as typeof rest & { task: typeof task };
  const accuracy = tokenAccuracy(short);
  expect(accuracy).toBeGreaterThan(0);
  expect(accuracy).toBeLessThan(1);
  expect(() => tokenAccuracy(experimentOf("figure-1a", models[0], 1, { rate: 0.01, schedule: "constant" }))).toThrow("learned by layers");
});
