import { afterEach, describe, expect, it } from "vitest";
import { isUnderWay, type Job } from "../../../platform/engine/job";
import { problemLine } from "../../../platform/fields/problem";
import { finish } from "../../../platform/numerics/progress";
import { type EagleDocument, parseEagle } from "../document/document";
import type { MatrixData } from "../math/files/own-data";
import { generatedMatrix } from "../math/problems/generated";
import { madeProblem } from "./problem";
import { createProblemJob } from "./problem-job";
import { BlockTeller, PendingBlock } from "./shared-block";
import { SolverJob } from "./solver-job";

const data: MatrixData = {
  kind: "matrix",
  matrix: generatedMatrix({ kind: "laplacian", size: 60, parts: 5 }, 3n).matrix,
  symmetry: "symmetric",
  notes: [],
};

function documentOf(hash: string, rank = 0): EagleDocument {
  const problem = { kind: "custom", name: "graph.mtx", hash, rank };
  const parsed = parseEagle({ format: "learnability-experiment", version: 1, lab: "eagle", problem, solvers: [{ kind: "eagle" }] });
  if (!parsed.ok) throw new Error(problemLine(parsed.problem));
  return parsed.document;
}

const opened: { close(): void }[] = [];
const kept = <One extends { close(): void }>(one: One | null): One => {
  if (!one) throw new Error("there is nothing to tell");
  opened.push(one);
  return one;
};
afterEach(() => {
  for (const one of opened.splice(0)) one.close();
});

function worked(job: Job): void {
  while (isUnderWay(job.status)) job.advance(50);
}

/** Sides of the hole that a solver fills. */
function holeOf(job: SolverJob): readonly number[] {
  const { rows, columns } = job.views(Number.MAX_SAFE_INTEGER)?.solvers[0].answer ?? { rows: 0, columns: 0 };
  return [rows, columns];
}

describe("the block of a matrix from a file", () => {
  it("is chosen by the job of the problem, and solvers elsewhere wait for it", async () => {
    const document = documentOf("00000000000000a1");
    const block = kept(PendingBlock.open(document, data));
    const solver = new SolverJob(document, data, 0, undefined, block);
    solver.advance(50);
    solver.singleStep();
    expect([solver.status, solver.step]).toEqual(["waiting", 0]);
    const problem = createProblemJob(document, data);
    worked(problem);
    await solver.awaits;
    expect(block.found).toMatchObject({ ok: true, block: { rank: 55, components: 5 } });
    worked(solver);
    expect([solver.status, ...holeOf(solver)]).toEqual(["done", 5, 5]);
    problem.dispose();
  });

  it("that was told is not chosen again", async () => {
    // Of another rank than the document asks for: the choice would leave a missing block of 5 x 5.
    const { origin } = finish(madeProblem(documentOf("00000000000000b1", 40), data));
    if (!origin) throw new Error("nothing was chosen");
    const document = documentOf("00000000000000b2");
    const teller = kept(BlockTeller.open(document, data));
    teller.tell({ ok: true, block: origin.block });
    // The choice arrives before the listener: a later listener requests it.
    const solver = new SolverJob(document, data, 0, undefined, kept(PendingBlock.open(document, data)));
    await solver.awaits;
    worked(solver);
    expect(holeOf(solver)).toEqual([20, 20]);
  });

  it("that cannot be had is refused to solvers elsewhere in the same words", async () => {
    const full: MatrixData = { ...data, matrix: { kind: "dense", rows: 2, columns: 2, values: Float64Array.of(2, 1, 1, 2) } };
    const document = documentOf("00000000000000c1");
    const solver = new SolverJob(document, full, 0, undefined, kept(PendingBlock.open(document, full)));
    const problem = createProblemJob(document, full);
    worked(problem);
    await solver.awaits;
    worked(solver);
    const refused = problem.states()[0].refused;
    expect(refused?.code).toBe("nothing-outside");
    expect(solver.states()[0]).toMatchObject({
      status: "failed",
      failure: { values: refused?.values },
    });
    problem.dispose();
  });

  it("is not waited for where the content of the file is not known, or nothing is chosen from one", () => {
    expect(PendingBlock.open(documentOf(""), data)).toBeNull();
    const made = parseEagle({ format: "learnability-experiment", version: 1, lab: "eagle", problem: { kind: "structured" }, solvers: [] });
    expect(made.ok && PendingBlock.open(made.document, null)).toBeNull();
  });
});
