/** How large a run is, known from the document before any work begins. */
import type { Problem } from "../../fields/problem";
import type { EagleDocument } from "./document";
import { eagleProblem } from "./problems";

/** Of a problem: the sides of A, B, C and D. */
export interface ProblemSize {
  readonly d: number;
  /** Columns of A over all machines. */
  readonly n: number;
  readonly dPrime: number;
  readonly nPrime: number;
}

/** Numbers in all iterates of a result beyond which its text would not fit. */
const mostRecorded = 25_000_000;

/** The size of a problem that is made here; null for own data, which say theirs, and for matrices whose rank has to be found. */
export function sizeOf({ problem }: Pick<EagleDocument, "problem">): ProblemSize | null {
  if (problem.kind === "custom") return null;
  if (problem.kind === "structured") return { d: problem.size, n: problem.size, dPrime: problem.parts, nPrime: problem.parts };
  const { d, dPrime, nPrime } = problem;
  return { d, n: problem.kind === "low-rank" ? problem.n : problem.machines * problem.columns, dPrime, nPrime };
}

/**
 * The problem of a document whose result would be too large: every other size is within what its fields allow.
 *
 * @param own  of the data of a person's own; null where there are none.
 */
export function sizeProblem(document: EagleDocument, own: ProblemSize | null): Problem | null {
  const size = sizeOf(document) ?? own;
  if (document.record === "errors" || !size) return null;
  const entries = (size.d + size.dPrime) * (size.n + size.nPrime);
  const longest = document.solvers.reduce(
    (worst, spec, index) => ("iterations" in spec && spec.iterations > worst.iterations ? { index, iterations: spec.iterations } : worst),
    { index: -1, iterations: 0 },
  );
  const rounds = document.solvers.reduce((sum, spec) => sum + ("iterations" in spec ? spec.iterations : 1), 0);
  if (rounds * entries <= mostRecorded) return null;
  const left = Math.floor(mostRecorded / entries) - (rounds - longest.iterations);
  const values = { numbers: Math.ceil((rounds * entries) / 1e6), limit: mostRecorded / 1e6 };
  if (left < 1) return eagleProblem("iterates-too-many", values, "record");
  const { index, iterations } = longest;
  return eagleProblem("iterations-too-many", { ...values, iterations, left }, `solvers[${index}].iterations`);
}
