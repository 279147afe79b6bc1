/**
 * Lambda for tokens with independent entries of one symmetric distribution of variance 1, exactly and for every number of tokens
 * (Lemma A.5 has its limit). Only m4 and m6, the fourth and sixth moments, enter: features of different parity in some coordinate
 * are orthogonal, so Lambda falls apart into blocks of one to three features.
 *
 * - Distinct j, k, l: the products G_jk z_l, G_jl z_k, G_kl z_j have second moments n and 1, whatever m4.
 * - Each l, contrasts over k of (G_kk z_l, G_lk z_k): ((n (m4 - 1), m4 - 1), (m4 - 1, n - 2 + m4)), singular at m4 = 1.
 * - Each l, with the sums over k: (G_ll z_l, sum_k G_kk z_l, sum_k G_lk z_k), singular at m4 = 1 as well.
 */
import { finish } from "../../../../platform/numerics/progress";
import { symmetricEigenvalues } from "../../../../platform/numerics/symmetric-eigenvalues";
import type { Workspace } from "../workspace";

export interface EntryMoments {
  /** m4 / m2^2, at least 1. */
  readonly fourth: number;
  /** m6 / m2^3. */
  readonly sixth: number;
}

/** An eigenvalue and its multiplicity. */
export type Multiple = readonly [value: number, times: number];

/**
 * Entries that are standard normal with probability w and random signs otherwise, w = (ratio - 1) / 2: from signs at m4 / m2^2 = 1 to
 * normal numbers at 3.
 */
export const mixtureOf = (ratio: number): EntryMoments => ({ fourth: ratio, sixth: 1 + 7 * (ratio - 1) });

/**
 * All psi eigenvalues of Lambda = E[H H^T], in no order, for entries of variance 1.
 *
 * @param d  token dimension. @param n  tokens of a sequence.
 */
export function independentEigenvalues(workspace: Workspace, d: number, n: number, { fourth, sixth }: EntryMoments): readonly Multiple[] {
  const others = d - 1;
  const spread = fourth - 1;
  const triples = (d * (d - 1) * (d - 2)) / 6;
  const contrasts = symmetric(workspace, [
    [n * spread, spread],
    [spread, n - 1 + spread],
  ]);
  const own = sixth + 3 * (n - 1) * fourth + (n - 1) * (n - 2);
  const root = Math.sqrt(others);
  const sums =
    others === 0
      ? [own]
      : symmetric(workspace, [
          [own, root * n * (n + spread), root * (n + spread)],
          [root * n * (n + spread), n * spread + others * n * n, others * n + spread],
          [root * (n + spread), others * n + spread, n + others - 1 + spread],
        ]);
  const listed: Multiple[] = [
    [n - 1, 2 * triples],
    [n + 2, triples],
    ...contrasts.map((value): Multiple => [value, d * Math.max(0, d - 2)]),
    ...sums.map((value): Multiple => [value, d]),
  ];
  return listed.filter(([, times]) => times > 0);
}

/** The smallest of them; rounding of the largest counts as zero. */
export function smallestIndependent(workspace: Workspace, d: number, n: number, moments: EntryMoments): number {
  const values = independentEigenvalues(workspace, d, n, moments).map(([value]) => value);
  const smallest = Math.min(...values);
  return smallest > values.length * Number.EPSILON * Math.max(...values) ? smallest : 0;
}

function symmetric(workspace: Workspace, rows: readonly (readonly number[])[]): number[] {
  return [...finish(symmetricEigenvalues(workspace, Float64Array.from(rows.flat()), rows.length))];
}
