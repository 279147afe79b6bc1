/** Splits a test set off own data without one. */
import { OpenStream } from "../../../../../platform/numerics/random";
import { purposes } from "../../streams";
import { Workspace } from "../../workspace";
import type { OwnData } from "../dataset";

/** Number of held-out samples: at least one, and at least one remains for training. */
export function heldOutOf(count: number, share: number): number {
  return Math.max(1, Math.min(count - 1, Math.round(share * count)));
}

/**
 * The same samples with some of them as the test split: the first ones in a random order given by the seed. Both parts keep
 * the order of the file. A larger share holds out those of a smaller one and more.
 *
 * The result has its own hash: opened again from a link or a file, it has this split for any seed of the experiment.
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
