/** Samples with independent entries between random signs and normal numbers, for the condition m4 > m2^2 of Lemma A.5. */
import type { LongComputation } from "../../../../platform/numerics/progress";
import { OpenStream } from "../../../../platform/numerics/random";
import { momentsOf } from "../model/forward";
import { type Moments, packedSize } from "../model/samples";
import { purposes } from "../streams";
import type { Workspace } from "../workspace";

/**
 * Sequences of n tokens whose entries are standard normal with probability (ratio - 1) / 2 and random signs otherwise, so that
 * m2 = 1 and m4 = ratio. All ratios share their random numbers.
 *
 * @param ratio  m4 / m2^2, from 1 to 3.
 */
export function* mixedEntries(
  workspace: Workspace,
  { d, n, ratio, seed }: { readonly d: number; readonly n: number; readonly ratio: number; readonly seed: bigint },
  count: number,
): LongComputation<Moments> {
  const size = packedSize(d);
  const gram = new Float64Array(count * size);
  const last = new Float64Array(count * d);
  for (let index = 0; index < count; index++) {
    if (index % 256 === 0) yield index / count;
    const stream = new OpenStream(workspace, { seed, purpose: purposes.mixedEntries, index });
    const normal = stream.normals(d * n);
    const Z = Float64Array.from(stream.words(d * n), (word, at) => entryOf(word, normal[at], (ratio - 1) / 2));
    const sample = momentsOf(Z, d, n);
    gram.set(sample.gram, index * size);
    last.set(sample.last, index * d);
  }
  return { d, count, gram, last };
}

/** The upper 53 bits decide between the normal number and a sign, the lowest bit is the sign. */
function entryOf(word: bigint, normal: number, share: number): number {
  if (Number(word >> 11n) / 2 ** 53 < share) return normal;
  return word & 1n ? 1 : -1;
}
