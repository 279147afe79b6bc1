import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemLine, type Sentences } from "../../../platform/fields/problem";
import { type Experiment, parseExperiment } from "./document";
import { surelyFits } from "./size-check";
import { memoryProblem } from "./size-problem";
import { type SizeProblemCode, sizeSentences } from "./size-problems";
import { sizeSentencesDe } from "./size-problems.de";

const closed = [{ kind: "closed-form" }];
const layers = [{ kind: "linear-layers", layers: 2 }, { kind: "convex" }];

function experimentOf(task: object, learners: readonly object[] = closed): Experiment {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, task, learners });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

function experimentWith(parts: object): Experiment {
  const parsed = parseExperiment({ format: "learnability-experiment", version: 1, learners: closed, ...parts });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.experiment;
}

/** With another value at a path such as "map.y.points[1][0]". */
function withValue(parts: object, path: string, value: number): object {
  const copy = structuredClone(parts);
  const steps = path.split(/[.[\]]+/).filter((step) => step !== "");
  const last = steps.pop() as string;
  const owner = steps.reduce((part, step) => part[step] as Tree, copy as Tree);
  owner[last] = value as never;
  return copy;
}

interface Tree {
  [name: string]: Tree;
}

const universal = { kind: "automaton", states: 3, letters: 2, length: 4, traces: 1500 };

describe("what does not fit in memory", () => {
  it("is nothing of an experiment that fits, nor of own data that are not open", () => {
    expect(memoryProblem(experimentOf({ kind: "random-attention" }), null)).toBeNull();
    expect(memoryProblem(experimentOf({ ...universal, traces: 1329 }), null)).toBeNull();
    expect(memoryProblem(experimentOf({ kind: "custom" }), null)).toBeNull();
  });

  it.each<readonly [string, object, readonly object[], string]>([
    [
      "traces of large machines",
      universal,
      closed,
      "task.traces must be at most 1329, got 1500: a closed form of 12000 samples needs 2.50 GB, the limit is 2 GB",
    ],
    [
      "the same without a closed form",
      universal,
      [],
      "task.traces must be at most 1331, got 1500: the kernel matrix of 12000 samples needs 2.49 GB, the limit is 2 GB",
    ],
    [
      "test samples as all their prefixes",
      { kind: "random-attention", d: 16, n: 128, samples: 8192, testSamples: 8192, supervision: "causal" },
      [],
      "task.testSamples must be at most 1652, got 8192: certificates of 1048576 test samples from 1048576 training samples need 4.10 GB, the limit is 2 GB",
    ],
    [
      "test samples of gradient descent on W",
      { kind: "random-attention", d: 12, n: 64, testSamples: 8192, supervision: "causal" },
      [{ kind: "convex" }],
      "task.testSamples must be at most 1955, got 8192: gradient descent on W with 1048576 test samples needs 8.18 GB, the limit is 2 GB",
    ],
    [
      "added samples more than others",
      { kind: "automaton", states: 3, letters: 2, length: 4, traces: 64, probes: 20_000 },
      closed,
      "task.probes must be at most 10123, got 20000: a closed form of 20512 samples needs 6.85 GB, the limit is 2 GB",
    ],
    [
      "steps of a machine whose every sample is a megabyte",
      { kind: "turing-machine", states: 6, letters: 4, cells: 16, traces: 103, steps: 60 },
      closed,
      "task.steps must be at most 1, got 60: a closed form of 18540 samples needs 62.79 GB, the limit is 2 GB",
    ],
  ])("is named with the largest value that fits: %s", (_, task, learners, line) => {
    const problem = memoryProblem(experimentOf(task, learners), null);
    expect(problem && problemLine(problem)).toBe(line);
  });

  const sequences = { kind: "random-attention", d: 16, n: 128, samples: 8192, testSamples: 64, supervision: "causal" };
  const small = { kind: "gradient", steps: 100 };
  const heads = { fields: ["learner.heads"], points: [[1], [2]] };

  it.each<readonly [string, object, RegExp]>([
    [
      "the value of a sweep",
      { task: { ...universal, traces: 8 }, sweep: { field: "traces", values: [8, 1329, 1330] } },
      /^sweep\.values\[2\] must be at most 1329, got 1330: a closed form of 10640 samples needs 2\.\d+ GB/,
    ],
    [
      "the point of a map",
      { task: sequences, map: { learner: small, x: heads, y: { fields: ["task.testSamples"], points: [[64], [8192]] } } },
      /^map\.y\.points\[1\]\[0\] must be at most \d+, got 8192: the second moment of 2176 features needs 2\.71 GB, the limit is 2 GB$/,
    ],
    [
      "of two values of a point the one that counts samples",
      {
        task: { ...sequences, d: 4 },
        map: {
          learner: small,
          x: heads,
          y: {
            fields: ["task.d", "task.testSamples"],
            points: [
              [4, 64],
              [16, 8192],
            ],
          },
        },
      },
      /^map\.y\.points\[1\]\[1\] must be at most \d+, got 8192/,
    ],
    [
      "the dimension of a point, where nothing else is an axis",
      {
        task: { ...sequences, d: 4, testSamples: 8192 },
        map: { learner: small, x: { fields: ["task.d"], points: [[4], [16]] }, y: heads },
      },
      /^map\.x\.points\[1\]\[0\] must be at most \d+, got 16/,
    ],
  ])("is found in a sweep and in a map before anything is begun: %s", (_, parts, line) => {
    const experiment = experimentWith(parts);
    expect(surelyFits(experiment, null)).toBe(false);
    expect(memoryProblem({ task: experiment.task, learners: experiment.learners }, null), "the experiment itself fits").toBeNull();
    const problem = memoryProblem(experiment, null);
    expect(problem && problemLine(problem)).toMatch(line);
    // The experiment fits with the value in the problem, and not with one more.
    const [field, most] = [String(problem?.field), Number(problem?.values.most)];
    const changed = (value: number) => memoryProblem(experimentWith(withValue(parts, field, value)), null);
    expect(changed(most)).toBeNull();
    expect(changed(most + 1)).not.toBeNull();
  });

  it("is nothing of a map whose largest point fits", () => {
    const map = { learner: small, x: heads, y: { fields: ["task.samples"], points: [[64], [1024]] } };
    const experiment = experimentWith({ task: { ...sequences, n: 16 }, map });
    expect(memoryProblem(experiment, null)).toBeNull();
  });

  it("of own data is their number, or all of them where one sample is too large already", () => {
    const own = { d: 43, outputs: 43, train: 12_000, test: 500 };
    const problem = memoryProblem(experimentOf({ kind: "custom" }), own);
    expect(problem && problemLine(problem)).toMatch(/^samples must be at most 10635, got 12000: /);
    const most = Number(problem?.values.most);
    expect(memoryProblem(experimentOf({ kind: "custom" }), { ...own, train: most })).toBeNull();
    expect(memoryProblem(experimentOf({ kind: "custom" }), { ...own, train: most + 1 })).not.toBeNull();
    const huge = memoryProblem(experimentOf({ kind: "custom" }), { d: 40_000, outputs: 1, train: 10, test: 1 });
    expect(huge && problemLine(huge)).toMatch(/^task needs [\d.]+ GB, the limit is 2 GB \(use a smaller target or fewer samples\)$/);
  });

  it("is found where the moments of one block of predictions are what is too much", () => {
    const task = { kind: "turing-machine", states: 2, letters: 4, cells: 16, steps: 1, traces: 1, probes: 657 };
    expect(surelyFits(experimentOf(task), null)).toBe(false);
    expect(memoryProblem(experimentOf(task), null)?.values.most).toBe(656);
  });

  it("is nothing of three samples with two million features each", () => {
    const task = { kind: "turing-machine", states: 2, letters: 3, cells: 6, steps: 1, traces: 1, probes: 0 };
    expect(memoryProblem(experimentOf(task), null)).toBeNull();
  });

  it("fits with the value that is named, and does not with one more, for every target that is drawn", () => {
    const automata = fc.record({
      kind: fc.constant("automaton"),
      states: fc.integer({ min: 3, max: 8 }),
      letters: fc.integer({ min: 2, max: 4 }),
      length: fc.integer({ min: 3, max: 12 }),
      traces: fc.integer({ min: 64, max: 4096 }),
      testTraces: fc.integer({ min: 1, max: 4096 }),
      probes: fc.integer({ min: 0, max: 65_536 }),
    });
    const attention = fc.record({
      kind: fc.constant("random-attention"),
      d: fc.integer({ min: 8, max: 16 }),
      n: fc.constant(128),
      samples: fc.integer({ min: 4096, max: 8192 }),
      testSamples: fc.integer({ min: 1, max: 8192 }),
      supervision: fc.constant("causal"),
    });
    const machines = fc.record({
      kind: fc.constant("turing-machine"),
      states: fc.integer({ min: 2, max: 6 }),
      letters: fc.integer({ min: 2, max: 4 }),
      cells: fc.integer({ min: 6, max: 16 }),
      steps: fc.integer({ min: 1, max: 60 }),
      traces: fc.integer({ min: 1, max: 60 }),
      probes: fc.integer({ min: 0, max: 20_000 }),
    });
    let refused = 0;
    fc.assert(
      fc.property(fc.oneof(automata, attention, machines), fc.constantFrom(closed, [], layers), (task, learners) => {
        const experiment = experimentOf(task, learners);
        const problem = memoryProblem(experiment, null);
        // An experiment that is far enough from the limit to skip the counting would also pass it.
        if (surelyFits(experiment, null)) expect(problem).toBeNull();
        // Where no field alone is enough there is no value to name.
        if (!problem || problem.field === "task") return;
        refused++;
        const name = problem.field.replace("task.", "");
        const most = Number(problem.values.most);
        const changed = (value: number) =>
          memoryProblem({ ...experiment, task: { ...experiment.task, [name]: value } as Experiment["task"] }, null);
        expect(changed(most)).toBeNull();
        expect(changed(most + 1)).not.toBeNull();
      }),
      { numRuns: 300, seed: 7 },
    );
    expect(refused).toBeGreaterThan(20);
  });
});

it("every sentence has the same places in German, and a hint where the English one has", () => {
  const places = ({ message, hint = "" }: Sentences[string]) =>
    [...`${message} ${hint}`.matchAll(/\{\w+\}/g)].map(([place]) => place).sort();
  for (const code of Object.keys(sizeSentences) as SizeProblemCode[]) {
    const english: Sentences[string] = sizeSentences[code];
    expect(places(sizeSentencesDe[code]), code).toEqual(places(english));
    expect(sizeSentencesDe[code].hint !== undefined, code).toBe(english.hint !== undefined);
  }
});
