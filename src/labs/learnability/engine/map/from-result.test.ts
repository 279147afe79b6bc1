import { describe, expect, it } from "vitest";
import { serializeResult } from "../../../../platform/documents/serialize-result";
import type { Experiment } from "../../document/document";
import { kernelVersion } from "../../math/kernel-version";
import { reportsOf } from "./from-result";
import { resultOfRuns } from "./result";
import { type MapOutcome, runMap } from "./run-map";
import { summarize } from "./summary";
import { mapped } from "./testing";

/** Rates along one axis: the largest makes runs diverge. */
const experiment = mapped({
  learner: { kind: "gradient", heads: 2, steps: 150, optimizer: "sgd", batch: 8 },
  y: {
    fields: ["learner.rate", "task.samples"],
    points: [
      [0.01, 4],
      [0.01, 32],
      [10, 32],
    ],
  },
});
const outcome = runMap(experiment, null);

/** The file, as it is read. */
function fileOf(given: Experiment, computed: MapOutcome) {
  return JSON.parse(serializeResult({ kernels: kernelVersion, map: resultOfRuns(given, computed) }));
}

function summaryOf(file: object) {
  const reports = reportsOf(experiment, file);
  const certificates = new Map(reports.flatMap(({ certificate }) => (certificate ? [[certificate.key, certificate] as const] : [])));
  return summarize(
    experiment,
    reports.map(({ run }) => run),
    certificates,
  );
}

describe("the runs of a result document", () => {
  it("give the map that they were written from: every figure of every cell, bit for bit", () => {
    const expected = summarize(experiment, outcome.runs, outcome.certificates);
    expect(expected.some(({ diverged }) => diverged > 0)).toBe(true);
    expect(expected.some(({ nullity }) => nullity !== 0)).toBe(true);
    const bare = (cells: ReturnType<typeof summarize>) => cells.map(({ runs, ...figures }) => ({ ...figures, count: runs.length }));
    const found = summaryOf(fileOf(experiment, outcome));
    expect(bare(found)).toEqual(bare(expected));
    const done = ({ runs }: (typeof found)[number]) => runs.filter((run) => run.outcome === "done");
    expect(found.flatMap(done)).toEqual(expected.flatMap(done));
  });

  it("are left out where they failed, where some of their cell are missing, and where other kernels computed them", () => {
    const file = fileOf(experiment, outcome);
    expect(reportsOf(experiment, { ...file, kernels: "00000000" })).toEqual([]);
    // A learner beside the map that brings kernels of its own changes nothing in the map.
    expect(reportsOf(experiment, { ...file, kernels: `${kernelVersion}+00000000` })).toEqual(reportsOf(experiment, file));
    file.map.cells[0].runs[0].outcome = "failed";
    file.map.cells[1].runs.pop();
    file.map.cells[2].runs[1].losses.error = "a word";
    const places = reportsOf(experiment, file).map(({ run }) => run.place);
    expect(places.filter(({ y }) => y === 0)).toEqual([
      { x: 0, y: 0, seed: 1 },
      { x: 2, y: 0, seed: 0 },
    ]);
    for (const odd of [{}, { kernels: kernelVersion, map: [] }, { kernels: kernelVersion, map: { cells: [null, 3] } }])
      expect(reportsOf(experiment, odd)).toEqual([]);
  });
});
