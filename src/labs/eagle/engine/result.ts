/** The result document of the EAGLE lab: one function for the page and the command line. */

import type { OnProgress } from "../../../platform/engine/lab-engine";
import { problemLine } from "../../../platform/fields/problem";
import { finish } from "../../../platform/numerics/progress";
import type { EagleDocument } from "../document/document";
import type { BlockResult, EagleResult, IterateResult, SolverResult } from "../document/result";
import type { SolverSpec } from "../document/solver-fields";
import { createSolver } from "../math/create";
import { type EagleData, notesOf } from "../math/files/own-data";
import { type Problem, relativeSquaredError, squaredDistance } from "../math/problem";
import type { Iterate, Solver } from "../math/solver";
import { kernelVersion } from "../math/workspace";
import { solverId } from "./job-plan";
import { madeProblem, type Origin, seedOf } from "./problem";
import { measured } from "./problem-job";
import { settingsOf } from "./solver-settings";
import { refuseLong } from "./solving-time";

/** Runs every solver of a document to its end, one after the other. */
export function eagleResult(document: EagleDocument, data: EagleData | null, onProgress?: OnProgress): EagleResult {
  const { solvers } = document;
  const { problem, origin } = finish(madeProblem(document, data));
  refuseLong(new Map(solvers.entries()), problem);
  const share = (done: number, stage: string) => onProgress?.((1 + done) / (1 + solvers.length), stage);
  const { rank, condition, singularValues, diversity } = finish(measured(problem));
  share(0, "problem");
  const notes = data ? notesOf(data) : [];
  return {
    format: "learnability-result",
    version: 1,
    experiment: document,
    kernels: kernelVersion,
    problem: {
      rank,
      condition,
      singularValues,
      diversity,
      ...(notes.length > 0 ? { notes: notes.map(problemLine) } : {}),
      ...(origin ? { block: blockOf(origin) } : {}),
    },
    solvers: solvers.map((spec, index) =>
      solved(document, problem, spec, (part) => share(index + part, `${solverId(index)} (${spec.kind})`)),
    ),
  };
}

function blockOf({ block, completion: { rows, columns, otherRows, otherColumns } }: Origin): BlockResult {
  return {
    matrixRank: block.rank,
    components: block.components,
    rows: [...rows],
    columns: [...columns],
    otherRows: [...otherRows],
    otherColumns: [...otherColumns],
  };
}

function solved(document: EagleDocument, problem: Problem, spec: SolverSpec, onProgress: (share: number) => void): SolverResult {
  const start = performance.now();
  const settings = settingsOf(spec, document);
  const solver = createSolver(problem, settings, seedOf(document));
  const { D } = problem;
  const squaredError: number[] = [];
  const relative: number[] = [];
  const iterates: IterateResult[] = [];
  while (!solver.ended) {
    solver.step();
    if (D) {
      squaredError.push(squaredDistance(solver.answer(), D));
      relative.push(relativeSquaredError(problem, solver.answer()) ?? Number.NaN);
    }
    if (document.record === "iterates") iterates.push(written(problem, solver.current()));
    onProgress(solver.iteration / settings.iterations);
  }
  return {
    kind: spec.kind,
    iterations: solver.iteration,
    ended: solver.ended,
    heldIteration: heldBy(solver),
    ...(solver.caveat ? { caveat: solver.caveat } : {}),
    D: rowsOf(solver.answer(), problem.dPrime),
    squaredError: D ? squaredError : null,
    relativeSquaredError: D && relativeSquaredError(problem, D) !== null ? relative : null,
    operations: solver.cost.operations,
    bytes: solver.cost.bytes,
    ...(document.record === "iterates" ? { iterates } : {}),
    milliseconds: performance.now() - start,
  };
}

function heldBy({ watched: { acted }, iteration }: Solver): number | null {
  return acted && acted.kept !== iteration ? acted.kept : null;
}

function written({ d, dPrime, blocks }: Problem, { machines, C, D }: Iterate): IterateResult {
  const A = machines.map((machine) => rowsOf(machine.A, d));
  const B = machines.map((machine) => rowsOf(machine.B, dPrime));
  const distributed = blocks.length > 1;
  return {
    ...(machines.length > 0 ? { A: distributed ? A : A[0], B: distributed ? B : B[0] } : {}),
    ...(C ? { C: rowsOf(C, d) } : {}),
    D: rowsOf(D, dPrime),
  };
}

function rowsOf(values: Float64Array, rows: number): Float64Array[] {
  const columns = values.length / rows;
  return Array.from({ length: rows }, (_, i) => values.slice(i * columns, (i + 1) * columns));
}
