/** Makes problems from documents. Every job of a run needs its problem; a thread makes it once. */

import { documentProblem } from "../../../platform/documents/document-problem";
import { PlaygroundError } from "../../../platform/numerics/errors";
import type { LongComputation } from "../../../platform/numerics/progress";
import type { EagleDocument } from "../document/document";
import { mostHole } from "../document/problem-fields";
import { fileProblem } from "../math/files/file-problem";
import { type FoundBlock, type FullRankBlock, fullRankBlock } from "../math/files/full-rank-block";
import type { FileMatrix } from "../math/files/matrix";
import type { BlockData, EagleData } from "../math/files/own-data";
import type { Problem } from "../math/problem";
import { type Completion, completionOf } from "../math/problems/completion";
import { distributedProblem } from "../math/problems/distributed";
import { generatedMatrix } from "../math/problems/generated";
import { lowRankProblem } from "../math/problems/low-rank";
import { EagleWorkspace } from "../math/workspace";

/** The problem of a document and its origin. */
export interface MadeProblem {
  readonly problem: Problem;
  /** The matrix that is completed and its chosen block; null where the problem begins with blocks. */
  readonly origin: Origin | null;
}

export interface Origin {
  readonly matrix: FileMatrix;
  readonly block: FullRankBlock;
  readonly completion: Completion;
}

/** A matrix from which nothing can be completed here; `problem` has the reason, with the estimate where it is too large. */
export class MatrixRefused extends PlaygroundError {}

/** One computation shared by the jobs of a thread: the job whose turn it is advances it by a piece. */
interface Making {
  readonly key: string;
  readonly data: EagleData | null;
  readonly computation: LongComputation<MadeProblem>;
  progress: number;
  made: MadeProblem | null;
  failure: unknown;
}

let making: Making | null = null;

/**
 * The problem of a document; the last one that was made is kept.
 *
 * @param found  the block of the matrix, where another thread has chosen it.
 * @throws {MatrixRefused | PlaygroundError} the same at every call for this document.
 */
export function* madeProblem(
  document: EagleDocument,
  data: EagleData | null,
  found: FoundBlock | null = null,
): LongComputation<MadeProblem> {
  // The name of a file does not change the problem.
  const key = JSON.stringify([document.seed, { ...document.problem, name: "" }]);
  if (making?.key !== key || making.data !== data)
    making = { key, data, computation: makeProblem(document, data, found), progress: 0, made: null, failure: null };
  const shared = making;
  for (;;) {
    if (shared.failure !== null) throw shared.failure;
    if (shared.made) return shared.made;
    advance(shared);
    if (!shared.made) yield shared.progress;
  }
}

function advance(shared: Making): void {
  try {
    const turn = shared.computation.next();
    if (turn.done) shared.made = turn.value;
    else shared.progress = turn.value;
  } catch (error) {
    shared.failure = error;
  }
}

/** The same without its origin. */
export function* problemOf(document: EagleDocument, data: EagleData | null, found: FoundBlock | null = null): LongComputation<Problem> {
  return (yield* madeProblem(document, data, found)).problem;
}

/** The seed of everything that a document draws. */
export function seedOf({ seed }: EagleDocument): bigint {
  return BigInt(seed);
}

/** The matrix of which a document completes a part; null where it begins with blocks. */
export function matrixOf(document: EagleDocument, data: EagleData | null): FileMatrix | null {
  const { problem } = document;
  if (problem.kind === "structured") {
    const { matrix: kind, size, parts } = problem;
    return generatedMatrix({ kind, size, parts }, seedOf(document)).matrix;
  }
  return problem.kind === "custom" && data?.kind === "matrix" ? data.matrix : null;
}

function* makeProblem(document: EagleDocument, data: EagleData | null, found: FoundBlock | null): LongComputation<MadeProblem> {
  const { problem } = document;
  switch (problem.kind) {
    case "low-rank": {
      const { condition: kappa, ...settings } = problem;
      return { problem: yield* lowRankProblem({ ...settings, kappa }, seedOf(document)), origin: null };
    }
    case "distributed": {
      const { condition: kappa, angle, ...settings } = problem;
      const alpha = diversityOf(angle, problem.machines);
      return { problem: yield* distributedProblem({ ...settings, kappa, alpha }, seedOf(document)), origin: null };
    }
    case "structured":
      return yield* completed(matrixOf(document, data) as FileMatrix, null, mostHole, null);
    case "training":
      throw new TypeError("networks are trained on many matrices, not on one");
    case "custom":
      if (!data) throw new PlaygroundError(documentProblem("data-missing"));
      if (data.kind === "blocks") return { problem: problemOfBlocks(data), origin: null };
      return yield* completed(data.matrix, problem.rank === 0 ? null : problem.rank, problem.hole, found);
  }
}

/** The completion of a matrix: D lies outside a block of full rank and has at most `hole` rows and columns. */
function* completed(matrix: FileMatrix, rank: number | null, hole: number, known: FoundBlock | null): LongComputation<MadeProblem> {
  const found = known ?? (yield* fullRankBlock(new EagleWorkspace(), matrix, rank));
  if (!found.ok) throw new MatrixRefused(found.problem);
  const { block } = found;
  const completion = completionOf(matrix, block, { dPrime: hole, nPrime: hole });
  if (!completion)
    throw new MatrixRefused(fileProblem("nothing-outside", { rank: block.rows.length, rows: matrix.rows, columns: matrix.columns }));
  return { problem: completion.problem, origin: { matrix, block, completion } };
}

/** The problem of own data that are given as blocks. */
function problemOfBlocks({ machines, C, D, sketches }: BlockData): Problem {
  return {
    d: C.rows,
    nPrime: C.columns,
    dPrime: machines[0].B.rows,
    blocks: machines.map(({ A, B }) => ({ A: A.values, B: B.values, columns: A.columns })),
    C: C.values,
    D: D?.values ?? null,
    sketches: sketches?.map(({ values }) => values) ?? null,
  };
}

/** alpha of machines whose tilted directions lie at this angle, in degrees, from what they share (Definition 1). */
export function diversityOf(angle: number, machines: number): number {
  return angle === 0 ? 1 : Math.sin((angle * Math.PI) / 180) ** 2 / machines;
}
