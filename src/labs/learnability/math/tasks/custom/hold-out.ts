/** Own data without a test split get one of their own samples. */
import { OpenStream, purposes } from "../../../../../platform/numerics/random";
import { Workspace } from "../../workspace";
import type { OwnData } from "../dataset";

/** How many of `count` samples a share of them is: at least one, and one is left to learn from. */
export function heldOutOf(count: number, share: number): number {
  return Math.max(1, Math.min(count - 1, Math.round(share * count)));
}

/**
 * The same samples with some of them as the test split: those that come first in a random order of all, drawn by the seed.
 * Both parts keep the order of the file. A larger share holds out those of a smaller one and more.
 *
 * The result is data of its own, with a hash of its own: whoever opens them again, from a link or a file, has this split,
 * whatever the seed of the experiment has become.
 *
 * @param data  without a test split, of at least two samples.
 * @param share  between 0 and 1.
 */
export function heldOut(data: OwnData, share: number, seed: number): OwnData {
  const { train } = data;
  const stream = new OpenStream(new Workspace(), { seed: BigInt(seed), purpose: purposes.heldOut, index: 0 });
  const chosen = new Set(stream.permutation(train.length).subarray(0, heldOutOf(train.length, share)));
  return { ...data, train: train.filter((_, index) => !chosen.has(index)), test: train.filter((_, index) => chosen.has(index)) };
}

/** "lab.csv" with a fifth held out by seed 7: "lab-held-out-20-seed-7.npz". */
export function heldOutName(name: string, share: number, seed: number): string {
  const stem = name.replace(/\.[a-z]{1,5}$/i, "").slice(0, 150);
  return `${stem}-held-out-${Math.round(100 * share)}-seed-${seed}.npz`;
}
