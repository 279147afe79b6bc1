/** How large a run is, known from the document before any work begins. */
import type { Problem } from "../../../platform/fields/problem";
import type { EagleDocument } from "./document";
import { eagleProblem } from "./eagle-problem";
import type { OwnSize, ProblemSize } from "./problem-size";
import { solvingTimeProblem, trainingTimeProblem } from "./time";

/** Numbers in all iterates of a result beyond which its text would not fit. */
const mostRecorded = 25_000_000;

/** The size of a problem that is made here; null for own data, which say theirs, and for networks. */
export function sizeOf({ problem }: Pick<EagleDocument, "problem">): ProblemSize | null {
  if (problem.kind === "custom" || problem.kind === "training") return null;
  if (problem.kind === "structured") {
    const { size, parts } = problem;
    return { d: size, n: size, dPrime: parts, nPrime: parts, machines: 1 };
  }
  const { d, dPrime, nPrime } = problem;
  const { n, machines } =
    problem.kind === "low-rank" ? { n: problem.n, machines: 1 } : { n: problem.machines * problem.columns, machines: problem.machines };
  return { d, n, dPrime, nPrime, machines };
}

/**
 * The problem of a document that would take hours, or whose result would be too large: every other size is within what its
 * fields allow. How long solvers of an own matrix take is known only where its block is (`solvingTimeProblem`).
 *
 * @param own  of the data of a person's own; null where there are none.
 */
export function sizeProblem(document: EagleDocument, own: OwnSize | null): Problem | null {
  const { problem, solvers } = document;
  if (problem.kind === "training") return trainingTimeProblem(problem, solvers);
  const size = sizeOf(document) ?? own;
  if (!size) return null;
  const long = own?.kind === "matrix" ? null : solvingTimeProblem(new Map(solvers.entries()), size);
  return long ?? (document.record === "iterates" ? iteratesProblem(document, size) : null);
}

function iteratesProblem(document: EagleDocument, size: ProblemSize): Problem | null {
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
