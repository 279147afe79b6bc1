import { describe, expect, it } from "vitest";
import { problemLine } from "../../../platform/fields/problem";
import { type Experiment, parseExperiment } from "./document";
import { encodeLink } from "./link";
import { decodeLink } from "./link-testing";
import { at } from "./map";
import { sameRun } from "./shown";

const heads = { fields: ["learner.heads"], points: [[1], [2], [4]] };
const samples = { fields: ["task.samples"], points: [[16], [64]] };

function document(map: unknown, task: object = {}) {
  return { format: "learnability-experiment", version: 1, task: { kind: "random-attention", d: 2, ...task }, map };
}

function withMap(map: object, task: object = {}): Experiment {
  const parsed = parseExperiment(document({ learner: { kind: "gradient" }, x: heads, y: samples, ...map }, task));
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

function complaint(map: object | number, task: object = {}): string {
  const parsed = parseExperiment(
    document(typeof map === "number" ? map : { learner: { kind: "gradient" }, x: heads, y: samples, ...map }, task),
  );
  return parsed.ok ? "accepted" : problemLine(parsed.problem);
}

describe("a map", () => {
  it("is none where a document says nothing of it, and otherwise takes its defaults", () => {
    const parsed = parseExperiment({ ...document(undefined), map: undefined });
    expect(parsed.ok && parsed.experiment.map).toBeNull();
    expect(withMap({}).map).toMatchObject({ seeds: 3, draws: "data", measure: "error", target: 1e-6, x: { names: [] } });
  });

  it("travels in the link and is no part of the run", () => {
    const experiment = withMap({ seeds: 5, measure: "success", y: { ...samples, names: ["few", "many"] } });
    const decoded = decodeLink(encodeLink(experiment));
    expect(decoded.ok && decoded.experiment).toEqual(experiment);
    expect(sameRun(experiment, { ...experiment, map: null })).toBe(true);
  });

  it("puts the values of a point into the task and the learner, also several together", () => {
    const panels = {
      fields: ["task.d", "learner.steps"],
      points: [
        [2, 100],
        [3, 200],
      ],
    };
    const { task, map } = withMap({ y: panels, learner: { kind: "gradient", repeats: 4, rate: 0.01 } });
    if (!map) throw new Error("the map is lost");
    expect(at(task, map, { x: 2, y: 1 })).toMatchObject({ task: { d: 3 }, learner: { heads: 4, steps: 200, rate: 0.01, repeats: 1 } });
  });
});

describe("a map that cannot be drawn", () => {
  const cases: readonly [string, string, string][] = [
    ["no object", complaint(3), "map must be an object, got 3"],
    ["an unknown field", complaint({ x: { ...heads, fields: ["learner.hedas"] } }), "map.x.fields[0] must be one of task.d, "],
    ["a list as a field", complaint({ x: { fields: ["task.shifts"], points: [[1]] } }), "map.x.fields[0] must be one of "],
    ["repeats, which seeds stand for", complaint({ x: { fields: ["learner.repeats"], points: [[1]] } }), "map.x.fields[0] must be one of "],
    [
      "a value out of bounds",
      complaint({ x: { ...heads, points: [[1], [99]] } }),
      "map.x.points[1][0] must be a whole number between 1 and 64, got 99",
    ],
    [
      "an option that is none",
      complaint({ x: { fields: ["learner.optimizer"], points: [["adam"]] } }),
      'map.x.points[0][0] must be one of "adamw", "sgd", got "adam"',
    ],
    [
      "a value too many",
      complaint({ x: { ...heads, points: [[1, 2]] } }),
      "map.x.points[0] must have one value for each of the 1 fields, got 2",
    ],
    ["no points", complaint({ x: { ...heads, points: [] } }), "map.x.points must have at least one entry"],
    [
      "names for some points",
      complaint({ x: { ...heads, names: ["one"] } }),
      "map.x.names must have one entry for each of the 3 points, got 1",
    ],
    [
      "the same field twice",
      complaint({ y: heads }),
      'map.y.fields[0] is "learner.heads", which the other axis already sets (choose another field)',
    ],
    ["no learner", complaint({ learner: undefined }), "map.learner is missing, it must be an object"],
    ["a misspelt setting", complaint({ sedes: 3 }), "map.sedes is not a known field (did you mean seeds?)"],
    ["too many seeds", complaint({ seeds: 17 }), "map.seeds must be a whole number between 1 and 16, got 17"],
    [
      "too many runs",
      complaint({
        x: { fields: ["learner.rate"], points: Array.from({ length: 40 }, (_, k) => [0.001 * (k + 1)]) },
        y: { fields: ["task.samples"], points: Array.from({ length: 40 }, (_, k) => [k + 1]) },
      }),
      "map.seeds must keep cells x seeds at or below 4000, got 4800",
    ],
    [
      "values that are too much together",
      complaint(
        { x: { fields: ["task.n"], points: [[2], [128]] }, y: { fields: ["task.samples"], points: [[64], [65536]] } },
        { supervision: "causal" },
      ),
      "map.x.points[1] with map.y.points[1]: task.samples must keep samples x n at or below 1048576",
    ],
  ];
  it.each(cases)("names the field and the fault: %s", (_, line, expected) => {
    expect(line.slice(0, expected.length)).toBe(expected);
  });
});
