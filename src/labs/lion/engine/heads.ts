/** Documents become heads with decays here. */

import { documentProblem } from "../../../platform/documents/document-problem";
import { PlaygroundError } from "../../../platform/numerics/errors";
import { normals } from "../../../platform/numerics/random";
import type { LionDocument } from "../document/document";
import { patchesOf } from "../document/picture-text";
import { type ProblemSpec, type SetDecay, sideOf } from "../document/problem-fields";
import { fixedDecay, noDecay, selectiveDecay, type TokenDecays } from "../math/decays";
import { embed, project } from "../math/embedding";
import { mapFeatures, sigmoid } from "../math/feature-map";
import type { HeadData, LionData } from "../math/own-data";
import { numbersPerPatch, patchRows } from "../math/picture";
import type { Sequence } from "../math/sequence";
import { purposes } from "../math/streams";
import { LionWorkspace } from "../math/workspace";

/** A head as forms take it: its features are mapped. */
export interface Head {
  readonly sequence: Sequence;
  readonly decays: TokenDecays;
}

/** The heads of a document. @throws {PlaygroundError} where it needs data that are not there. */
export function headsOf(document: LionDocument, data: LionData | null): readonly Head[] {
  const { featureMap } = document;
  return givenHeads(document, data).map(({ sequence, decay }) => ({
    sequence: { ...sequence, q: mapFeatures(sequence.q, sequence.d, featureMap), k: mapFeatures(sequence.k, sequence.d, featureMap) },
    decays: decaysOf(document.variant, sequence.length, sequence.d, decay),
  }));
}

/** The heads of a document as they were drawn or opened: features are not mapped yet. @throws {PlaygroundError} likewise. */
export function givenHeads(document: LionDocument, data: LionData | null): readonly HeadData[] {
  const { problem } = document;
  if (problem.kind === "custom" && !data) throw new PlaygroundError(documentProblem("data-missing"));
  if (problem.kind === "custom") return (data as LionData).heads;
  if (problem.kind === "task") throw new TypeError("a task has no heads before it is learned");
  return [problem.kind === "random" ? drawnHead(document, problem) : projectedHead(document, problem)];
}

function decaysOf(variant: LionDocument["variant"], length: number, d: number, decay: HeadData["decay"]): TokenDecays {
  if (variant === "LIT") return noDecay(length);
  // Documents whose data have other decays than their variant needs are refused before.
  if (variant === "D") {
    if (decay?.kind !== "fixed") throw new TypeError("LION-D needs one decay");
    return fixedDecay(length, decay.lambda);
  }
  if (!decay || decay.kind === "fixed") throw new TypeError("LION-S needs a decay for each token");
  return selectiveDecay(decay.lambdas, decay.kind === "tokens" ? 1 : d);
}

/** q, k and v are Gaussian; lambda_i = sigmoid(bias + spread g_i) with Gaussian g_i. */
function drawnHead({ seed, variant }: LionDocument, problem: Extract<ProblemSpec, { readonly kind: "random" }>): HeadData {
  const { length, d, dv, lambda, bias, spread, decays } = problem;
  const workspace = new LionWorkspace();
  const draw = (purpose: number, count: number) => normals(workspace, { seed: BigInt(seed), purpose, index: 0 }, count);
  const numbers = draw(purposes.sequence, length * (2 * d + dv));
  const part = (from: number, count: number) => numbers.slice(from, from + count);
  const sequence: Sequence = {
    length,
    d,
    dv,
    q: part(0, length * d),
    k: part(length * d, length * d),
    v: part(2 * length * d, length * dv),
    padding: null,
  };
  if (variant !== "S") return { sequence, decay: { kind: "fixed", lambda } };
  const drawn = draw(purposes.decays, length).map((g) => sigmoid(bias + spread * g));
  return { sequence, decay: { kind: "tokens", lambdas: withSet(drawn, decays) } };
}

/** Decays with those that are set by hand in their places. */
function withSet(drawn: Float64Array, set: readonly SetDecay[]): Float64Array {
  const lambdas = drawn.slice();
  for (const [token, lambda] of set) lambdas[token - 1] = lambda;
  return lambdas;
}

/** A token for each character or patch, and a head that was drawn and never trained. */
function projectedHead({ seed, variant }: LionDocument, problem: Extract<ProblemSpec, { readonly kind: "text" | "image" }>): HeadData {
  const { d, dv, lambda, decays } = problem;
  const workspace = new LionWorkspace();
  const [rows, dModel] =
    problem.kind === "text"
      ? [embed(workspace, problem.text, problem.dModel, BigInt(seed)), problem.dModel]
      : [patchRows(patchesOf(problem.picture, sideOf[problem.patches])), numbersPerPatch];
  const { sequence, lambdas } = project(workspace, rows, { dModel, d, dv }, BigInt(seed));
  return { sequence, decay: variant === "S" ? { kind: "tokens", lambdas: withSet(lambdas, decays) } : { kind: "fixed", lambda } };
}
