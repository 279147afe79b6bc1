/**
 * Fewest heads. The least-squares W is unique only up to its gauge, N[(a, j), (k, l)] = -N[(a, k), (j, l)] (paper notes,
 * section 3), and its singular value decomposition gives up to d^2 heads even for a teacher with two. Among all W with the
 * same p the search looks for one of rank H, as its H heads, from several starts.
 */

import { requireCount } from "../../../../../platform/numerics/matrix";
import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { OpenStream } from "../../../../../platform/numerics/random";
import { coefficientsOfHeads, functionDistance, tensorOf } from "../../model/function-space";
import type { Heads } from "../../model/samples";
import { purposes } from "../../streams";
import type { Workspace } from "../../workspace";
import { type Descent, descend, type Patience, spread } from "./head-search";
import { headsOf, headsOfTensor } from "./heads";
import { norm } from "./residual";
import { requireSearchable } from "./searchable";

/** A start is abandoned early, since another one costs as much; the best of them is then followed to its end. */
const soon: Patience = { steps: 15, progress: 0.02 };
const atTheEnd: Patience = { steps: 15, progress: 1e-6 };

export interface CompressOptions {
  /** Largest number of starts, the first from the heads of the singular value decomposition and the others at random. */
  readonly starts: number;
  readonly seed: number;
  /** Relative residual below which no further start is tried. */
  readonly tolerance: number;
  /** Receives the best result after every start. */
  readonly onStart?: (best: Compression) => void;
}

export interface Compression {
  /** At most the requested number, strongest first: left and right singular vectors of their T. */
  readonly heads: Heads;
  /** ||p(V, Q) - p|| / ||p||. */
  readonly residual: number;
  /** Number of starts. */
  readonly starts: number;
}

/**
 * H heads that compute p, or the best approximation found: min ||p(V, Q) - p|| over V and Q.
 *
 * Where the singular value decomposition needs at most `count` heads, these are returned. Otherwise a residual above the
 * tolerance proves nothing: the search is not convex. `genericHeads` gives a lower bound for almost every p.
 *
 * @param p      outputs x psi.
 * @param count  H, at least 1.
 * @throws {TooLargeError} above d = 10. @throws {DimensionError | NonFiniteError}
 */
export function* compress(
  workspace: Workspace,
  p: Float64Array,
  d: number,
  outputs: number,
  count: number,
  { starts, seed, tolerance, onStart }: CompressOptions,
): LongComputation<Compression> {
  requireSearchable(d);
  requireCount(count, "heads");
  requireCount(starts, "starts");
  const scale = norm(p) || 1;
  const target = spread(
    p.map((value) => value / scale),
    d,
    outputs,
  );
  const { heads: full } = yield* within(0, 0, headsOf(workspace, p, d, outputs));
  const shareOf = (start: number) => start / (starts + 1);
  let best: Descent = { heads: strongest(full, count, scale), missing: Number.POSITIVE_INFINITY };
  let made = 0;
  while (made < starts && best.missing >= tolerance) {
    const start = made === 0 ? best.heads : randomHeads(workspace, { d, outputs, count }, seed, made);
    const found = yield* within(shareOf(made), shareOf(made + 1), descend(workspace, target, start, tolerance, soon));
    if (found.missing < best.missing) best = found;
    made++;
    onStart?.(yield* within(shareOf(made), shareOf(made), finished(workspace, best, p, scale, made)));
  }
  if (best.missing >= tolerance) best = yield* within(shareOf(made), 1, descend(workspace, target, best.heads, tolerance, atTheEnd));
  return yield* within(1, 1, finished(workspace, best, p, scale, made));
}

/** The first heads, which are the strongest, for p divided by `scale`. */
function strongest({ d, outputs, count, V, Q }: Heads, most: number, scale: number): Heads {
  const kept = Math.min(count, most);
  const root = Math.sqrt(scale);
  const part = (values: Float64Array, size: number) => values.slice(0, kept * size).map((value) => value / root);
  return { d, outputs, count: kept, V: part(V, outputs * d), Q: part(Q, d * d) };
}

/** Normal entries, scaled such that the root mean square of ||p(V, Q)|| is one: the mean of ||p||^2 is outputs d^3 H s^4. */
function randomHeads(workspace: Workspace, { d, outputs, count }: Omit<Heads, "V" | "Q">, seed: number, index: number): Heads {
  const size = 1 / Math.sqrt(Math.sqrt(outputs * d ** 3 * count));
  const stream = new OpenStream(workspace, { seed: BigInt(seed), purpose: purposes.headSearch, index });
  const draw = (entries: number) => stream.normals(entries).map((value) => size * value);
  return { d, outputs, count, V: draw(count * outputs * d), Q: draw(count * d * d) };
}

/** The same function in p's own scale, from orthogonal heads with equal norms of V and Q. */
function* finished(workspace: Workspace, found: Descent, p: Float64Array, scale: number, starts: number): LongComputation<Compression> {
  const { d, outputs } = found.heads;
  const T = tensorOf(found.heads).map((value) => scale * value);
  const { heads } = yield* headsOfTensor(workspace, T, d, outputs);
  return { heads, residual: functionDistance(coefficientsOfHeads(heads), p) / scale, starts };
}
