/** Work that would take hours: counted before it is begun as solvers count it while they work, and refused. */

import { describe, expect, it } from "vitest";
import { isUnderWay } from "../../../platform/engine/job";
import { problemLine } from "../../../platform/fields/problem";
import { finish } from "../../../platform/numerics/progress";
import { type EagleDocument, parseEagle } from "../document/document";
import { operationsOfIteration, type SolvingSpec } from "../document/operations";
import { presets } from "../document/presets";
import { sizeOf, sizeProblem } from "../document/size";
import { createSolver } from "../math/create";
import { utf8 } from "../math/files/testing";
import { writeMatrixMarket } from "../math/files/write-matrix-market";
import { columnsOf } from "../math/problem";
import { generatedMatrix } from "../math/problems/generated";
import { ownData } from "./own-data";
import { problemOf, seedOf } from "./problem";
import { eagleResult } from "./result";
import { SolverJob } from "./solver-job";
import { settingsOf } from "./solver-settings";

function documentOf(problem: object, solvers: readonly object[]): EagleDocument {
  const parsed = parseEagle({ format: "learnability-experiment", version: 1, lab: "eagle", problem, solvers });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

const tall = { kind: "low-rank", d: 40, n: 24, dPrime: 5, nPrime: 7, rank: 20 };
const wide = { ...tall, d: 24, n: 40 };
const spread = { kind: "distributed", machines: 3, d: 30, columns: 12, core: 4, tilted: 2, dPrime: 3, nPrime: 4 };

const everyWay = [
  { kind: "eagle" },
  { kind: "eagle", form: "estimation" },
  { kind: "eagle", rho: "recursive" },
  { kind: "eagle", rho: "power" },
  { kind: "eagle", normalised: true },
  { kind: "eagle", regime: "limited", r: 6 },
  { kind: "eagle", regime: "limited", r: 6, rescaled: true },
  { kind: "eagle", regime: "limited", r: 6, sketch: "orthonormal" },
  { kind: "eagle", regime: "limited", r: 6, rho: "power" },
  { kind: "gradient-descent" },
  { kind: "conjugate-gradients" },
  { kind: "lsmr" },
  { kind: "sketch-sgd", r: 6 },
  { kind: "newton-schulz" },
];

describe("operations of a document", () => {
  it.each([
    ["tall", tall, everyWay],
    ["wide", wide, everyWay],
    ["distributed", spread, [{ kind: "eagle", regime: "distributed" }, { kind: "gradient-descent" }]],
  ])("are those that solvers count in an iteration: %s", (_, given, solvers) => {
    for (const one of solvers) {
      const document = documentOf(given, [one]);
      const problem = finish(problemOf(document, null));
      const size = sizeOf(document);
      if (!size) throw new Error("a problem that is made here has a size");
      expect(size.n).toBe(columnsOf(problem));
      const [spec] = document.solvers as readonly SolvingSpec[];
      const solver = createSolver(problem, { ...settingsOf(spec, document), tolerance: 0 }, seedOf(document));
      solver.step();
      const first = solver.cost.operations;
      for (let k = 0; k < 4; k++) solver.step();
      const counted = (solver.cost.operations - first) / 4;
      // How many power steps a new sketch takes differs: on these problems three to six.
      const ratio = operationsOfIteration(spec, size) / counted;
      expect(ratio, JSON.stringify(spec)).toBeGreaterThan(0.9);
      expect(ratio, JSON.stringify(spec)).toBeLessThan(1.1);
    }
  });
});

describe("work that would take hours", () => {
  const slow = { kind: "gradient-descent", iterations: 1_000_000, tolerance: 0 };
  const large = { kind: "low-rank", d: 1024, n: 1024, rank: 1024 };

  it("is refused with the estimate and a number of iterations that keeps the limit", () => {
    const having = (...iterations: readonly number[]) =>
      sizeProblem(
        documentOf(
          large,
          iterations.map((count) => ({ ...slow, iterations: count })),
        ),
        null,
      );
    // 2 * 24 * 1024 * (1024 + 24) operations a step, three billion a second.
    for (const [solvers, hours] of [
      [1, 4.8],
      [8, 39],
    ]) {
      const problem = having(...Array(solvers).fill(1_000_000));
      expect(problem).toMatchObject({ code: "iterations-too-long", field: "solvers[0].iterations", values: { hours, limit: 2 } });
      const fitting = Number(problem?.values?.fitting);
      expect(having(...Array(solvers).fill(fitting))).toBeNull();
      expect(having(...Array(solvers).fill(fitting + 1))?.code).toBe("iterations-too-long");
    }
    const beside = sizeProblem(documentOf(large, [{ kind: "lsmr" }, { kind: "direct" }, slow]), null);
    expect(beside?.field).toBe("solvers[2].iterations");
    expect(Number(beside?.values?.fitting)).toBeLessThan(Number(having(1_000_000)?.values?.fitting));
  });

  it("is refused where one iteration would take them already", () => {
    const huge = { kind: "blocks", d: 1e5, n: 1e5, dPrime: 1, nPrime: 1, machines: 1 } as const;
    const document = documentOf({ kind: "custom" }, [{ kind: "direct" }, { kind: "eagle" }]);
    expect(sizeProblem(document, huge)).toMatchObject({ code: "solvers-too-long", field: "solvers" });
  });

  it("is refused also where a network is trained", () => {
    const document = (steps: number) =>
      documentOf({ kind: "training", d: 32, n: 32, dPrime: 8, nPrime: 8, rank: 32 }, [
        { kind: "transformer", batch: 4096, layers: 8, steps },
      ]);
    const problem = sizeProblem(document(1_000_000), null);
    expect(problem).toMatchObject({ code: "steps-too-long", field: "solvers[0].steps" });
    expect(Number(problem?.values?.hours)).toBeGreaterThan(1000);
    const fitting = Number(problem?.values?.fitting);
    expect([fitting, fitting + 1].map((steps) => sizeProblem(document(steps), null)?.code)).toEqual([undefined, "steps-too-long"]);
  });

  it("is no preset", () => {
    expect(presets.map(({ document }) => sizeProblem(document, null))).toEqual(presets.map(() => null));
  });

  it("is refused of an own matrix once its block is there: the whole document without a page, the one solver on it", async () => {
    const { matrix } = generatedMatrix({ kind: "laplacian", size: 500, parts: 4 }, 3n);
    const text = [...writeMatrixMarket(matrix, { field: "real", symmetry: "symmetric" })].join("");
    const read = await ownData.read(utf8(text), "graph.mtx");
    if (!read.ok) throw new Error(problemLine(read.problem));
    const solvers = [{ kind: "eagle", iterations: 1_000_000, tolerance: 0 }, { kind: "direct" }];
    const document = documentOf({ kind: "custom" }, solvers);
    expect(sizeProblem(document, { kind: "matrix", d: 500, n: 500, dPrime: 0, nPrime: 0, machines: 1 })).toBeNull();
    expect(() => eagleResult(document, read.data)).toThrow(/^solvers\[0\]\.iterations 1000000 is too many: .* the limit is 2 hours$/);
    const jobs = document.solvers.map((_, index) => new SolverJob(document, read.data, index));
    for (const job of jobs) while (isUnderWay(job.status)) job.singleStep();
    expect(jobs.map(({ status }) => status)).toEqual(["failed", "done"]);
    expect(problemLine(jobs[0].states()[0].failure!)).toMatch(/^solvers\[0\]\.iterations 1000000 is too many/);
  });

  it("is refused of own blocks as they are read", async () => {
    const row = (length: number) => Array.from({ length }, (_, at) => at + 1);
    const data = { format: "eagle-data", version: 1, A: [row(300)], B: Array(300).fill(row(300)), C: [row(300)] };
    const read = await ownData.read(utf8(JSON.stringify(data)), "blocks.json");
    if (!read.ok) throw new Error(problemLine(read.problem));
    const document = documentOf({ kind: "custom" }, [{ kind: "sketch-sgd", r: 300, iterations: 1_000_000 }]);
    const size = ownData.size(read.data);
    expect(size).toEqual({ kind: "blocks", d: 1, n: 300, dPrime: 300, nPrime: 300, machines: 1 });
    expect(sizeProblem(document, size as Parameters<typeof sizeProblem>[1])).toBeNull();
    const taller = { kind: "blocks", d: 300, n: 300, dPrime: 300, nPrime: 300, machines: 1 } as const;
    expect(sizeProblem(document, taller)?.field).toBe("solvers[0].iterations");
  });
});
