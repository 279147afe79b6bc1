/** Documents become problems here; every job of a run asks, and a thread makes each problem once. */

import type { EagleData } from "../../eagle/files/own-data";
import type { Problem } from "../../eagle/problem";
import { chooseBlock, completionProblem } from "../../eagle/problems/completion";
import { distributedProblem } from "../../eagle/problems/distributed";
import { denseOf, generatedMatrix } from "../../eagle/problems/generated";
import { lowRankProblem } from "../../eagle/problems/low-rank";
import type { EagleDocument } from "../../experiment/eagle/document";
import { PlaygroundError } from "../../numerics/errors";
import { type LongComputation, within } from "../../numerics/progress";
import { problemOfData } from "./own-data";

type StructuredSpec = Extract<EagleDocument["problem"], { readonly kind: "structured" }>;

interface Made {
  readonly key: string;
  readonly data: EagleData | null;
  readonly problem: Problem;
}

let made: Made | null = null;

/** The problem of a document; that of the last document that asked is kept. */
export function* problemOf(document: EagleDocument, data: EagleData | null): LongComputation<Problem> {
  const key = JSON.stringify([document.seed, document.problem]);
  if (made?.key === key && made.data === data) return made.problem;
  const problem = yield* makeProblem(document, data);
  made = { key, data, problem };
  return problem;
}

/** The seed of everything that a document draws. */
export function seedOf({ seed }: EagleDocument): bigint {
  return BigInt(seed);
}

function* makeProblem(document: EagleDocument, data: EagleData | null): LongComputation<Problem> {
  const { problem } = document;
  switch (problem.kind) {
    case "low-rank": {
      const { condition: kappa, ...settings } = problem;
      return yield* lowRankProblem({ ...settings, kappa }, seedOf(document));
    }
    case "distributed": {
      const { condition: kappa, angle, ...settings } = problem;
      return yield* distributedProblem({ ...settings, kappa, alpha: diversityOf(angle, problem.machines) }, seedOf(document));
    }
    case "structured":
      return yield* structuredProblem(problem, seedOf(document));
    case "custom":
      if (!data) throw new PlaygroundError("the data of this experiment are not here", "Open the file that it speaks of.");
      return problemOfData(data);
  }
}

/** What a generated matrix loses: all that lies outside a block of full rank, rows and columns alike. */
function* structuredProblem({ matrix: kind, size, parts }: StructuredSpec, seed: bigint): LongComputation<Problem> {
  const { matrix } = generatedMatrix({ kind, size, parts }, seed);
  const dense = denseOf(matrix);
  const { rows, columns } = matrix;
  const block = yield* within(0, 0.9, chooseBlock(dense, rows, columns, null));
  return completionProblem(dense, rows, columns, block, { dPrime: rows, nPrime: columns });
}

/** alpha of machines whose tilted directions lie at this angle, in degrees, from what they share (Definition 1). */
export function diversityOf(angle: number, machines: number): number {
  return angle === 0 ? 1 : Math.sin((angle * Math.PI) / 180) ** 2 / machines;
}
