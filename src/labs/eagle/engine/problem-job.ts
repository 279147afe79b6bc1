import { LongJob } from "../../../platform/engine/long-job";
import type { Ending } from "../../../platform/engine/sliced-work";
import type { Problem as Refusal } from "../../../platform/fields/problem";
import { leastSquares } from "../../../platform/numerics/least-squares";
import { timesPowerOfTwo } from "../../../platform/numerics/powers-of-two";
import { type LongComputation, within } from "../../../platform/numerics/progress";
import { svd } from "../../../platform/numerics/svd";
import type { EagleDocument } from "../document/document";
import { measureDiversity } from "../math/diversity";
import type { EagleData } from "../math/files/own-data";
import { columnsOf, joined, norm, type Problem } from "../math/problem";
import { eigenvaluesOf, load, singularValuesFrom, smallerGram, transposeOf } from "../math/products";
import { exponentOfD, inUnits, unitsOf } from "../math/units";
import { EagleWorkspace } from "../math/workspace";
import { problemJob } from "./job-plan";
import { matrixFacts, withBlock } from "./matrix-facts";
import { pictureOf } from "./picture";
import { type MadeProblem, MatrixRefused, madeProblem, matrixOf } from "./problem";
import type { MatrixFacts, ProblemBlocks, ProblemFacts, ProblemState } from "./protocol";
import { BlockTeller } from "./shared-block";

/** Up to this order singular values come from A itself; beyond, from its Gram matrix, where those below 1e-8 of the largest are rounding. */
const exactOrder = 512;

/** Results so far about the problem of a document. */
interface Seen {
  blocks: ProblemBlocks | null;
  facts: ProblemFacts | null;
  matrix: MatrixFacts | null;
  refused: Refusal | null;
}

/** Makes a problem and measures it; until it is disposed of, it sends the block to workers that request it. */
class ProblemJob extends LongJob<ProblemState> {
  readonly #teller: BlockTeller | null;

  constructor(computation: LongComputation<Ending>, seen: Seen, teller: BlockTeller | null) {
    super(problemJob, computation, (report) => ({ kind: "problem", ...report, ...seen, blocks: seen.facts ? null : seen.blocks }));
    this.#teller = teller;
  }

  dispose(): void {
    this.#teller?.close();
  }
}

/** The job that makes the problem of a document and measures it. */
export function createProblemJob(document: EagleDocument, data: EagleData | null): ProblemJob {
  const seen: Seen = { blocks: null, facts: null, matrix: null, refused: null };
  const teller = BlockTeller.open(document, data);
  return new ProblemJob(look(document, data, seen, teller), seen, teller);
}

function* look(document: EagleDocument, data: EagleData | null, seen: Seen, teller: BlockTeller | null): LongComputation<Ending> {
  const matrix = matrixOf(document, data);
  // The matrix is shown before a block is chosen, and also where none can be.
  seen.matrix = matrix && matrixFacts(matrix);
  if (matrix) yield 0;
  const made = yield* within(0, 0.6, make(document, data, seen, teller));
  if (!made) return "done";
  seen.matrix &&= withBlock(seen.matrix, made.origin);
  // Singular values of large blocks take longer than many solvers: the blocks are shown before them.
  seen.blocks = blocksOf(made.problem);
  yield 0.6;
  seen.facts = { ...seen.blocks, ...(yield* within(0.6, 1, measured(made.problem))) };
  return "done";
}

/** Null for a matrix from which nothing is completed, which is no failure. */
function* make(
  document: EagleDocument,
  data: EagleData | null,
  seen: Seen,
  teller: BlockTeller | null,
): LongComputation<MadeProblem | null> {
  try {
    const made = yield* madeProblem(document, data);
    teller?.tell(made.origin && { ok: true, block: made.origin.block });
    return made;
  } catch (error) {
    const refused = error instanceof MatrixRefused ? error.problem : null;
    teller?.tell(refused && { ok: false, problem: refused });
    if (!refused) throw error;
    seen.refused = refused;
    return null;
  }
}

/** Facts about a problem before any solver runs. */
export function* measured(given: Problem): LongComputation<Omit<ProblemFacts, keyof ProblemBlocks>> {
  const units = unitsOf(given);
  const problem = inUnits(given, units);
  const { d, blocks, D } = problem;
  const singularValues = yield* within(0, 0.5, singularValuesOf(problem));
  const floor = singularValues[0] * Math.max(d, columnsOf(problem)) * Number.EPSILON;
  const rank = singularValues.findLastIndex((value) => value > floor) + 1;
  return {
    singularValues: timesPowerOfTwo(singularValues, units.A),
    rank,
    condition: rank > 0 ? singularValues[0] / singularValues[rank - 1] : Number.NaN,
    diversity: blocks.length > 1 ? yield* within(0.5, 0.9, measureDiversity(problem)) : null,
    unitFactor: D && (yield* within(0.9, 1, unitFactorOf(problem, timesPowerOfTwo(D, -exponentOfD(units))))),
  };
}

function blocksOf(problem: Problem): ProblemBlocks {
  const { d, dPrime, nPrime, blocks, D } = problem;
  return {
    d,
    dPrime,
    nPrime,
    columns: blocks.map(({ columns }) => columns),
    picture: pictureOf(wholeOf(problem), d + dPrime, columnsOf(problem) + nPrime),
    truth: D && pictureOf(D, dPrime, nPrime),
  };
}

function* singularValuesOf(problem: Problem): LongComputation<Float64Array> {
  const workspace = new EagleWorkspace();
  const { A, columns } = joined(problem);
  if (Math.min(problem.d, columns) <= exactOrder) return (yield* svd(workspace, A, problem.d, columns)).singularValues;
  const gram = yield* within(0, 0.5, smallerGram(workspace, load(workspace, A, problem.d, columns)));
  return singularValuesFrom(yield* within(0.5, 1, eigenvaluesOf(workspace, gram)));
}

/**
 * ||D||_F / (||W*||_F ||C||_F) with W* = B A^+: as ||D_l - D*||_F <= ||W*||_F ||N_l||_2 ||C||_F, a factor ||N_l||_2 of sqrt(e) times
 * this is enough for a relative squared error of e. The paper has sqrt(d') ||W*||_2 for ||W*||_F, which is never smaller.
 */
function* unitFactorOf(problem: Problem, D: Float64Array): LongComputation<number> {
  const workspace = new EagleWorkspace();
  const { A, B, columns } = joined(problem);
  const { d, dPrime } = problem;
  // Rows of W solve A^T w = b.
  const { solution } = yield* leastSquares(workspace, transposeOf(A, d, columns), transposeOf(B, dPrime, columns), columns, d, dPrime);
  return norm(D) / (norm(solution) * norm(problem.C));
}

/** X = [A C; B D], zeros where D is not known. */
function wholeOf(problem: Problem): Float64Array {
  const { d, dPrime, nPrime, C, D } = problem;
  const { A, B, columns } = joined(problem);
  const width = columns + nPrime;
  const whole = new Float64Array((d + dPrime) * width);
  const set = (values: Float64Array, row: number, column: number, rows: number, count: number) => {
    for (let i = 0; i < rows; i++) whole.set(values.subarray(i * count, (i + 1) * count), (row + i) * width + column);
  };
  set(A, 0, 0, d, columns);
  set(B, d, 0, dPrime, columns);
  set(C, 0, columns, d, nPrime);
  if (D) set(D, d, columns, dPrime, nPrime);
  return whole;
}
