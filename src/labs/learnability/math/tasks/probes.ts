/**
 * Samples added to the training data of a target that has a teacher: random sequences labelled by the teacher. Traces and
 * memories alone never span the feature space, for any number of samples (Lemma 3.1 is vacuous for them); random tokens do
 * (Lemma A.5), so a few of these make a certificate possible.
 */

import { DimensionError } from "../../../../platform/numerics/errors";
import type { LongComputation } from "../../../../platform/numerics/progress";
import type { Split } from "../model/samples";
import { purposes } from "../streams";
import type { Workspace } from "../workspace";
import type { InputLawName } from "./input-laws";
import { addedNoise, addNoise, drawSplit, joined, type SequenceLaw, type Teacher } from "./sampling";

/** The fields of a spec for added samples; with label noise, where the target has some. */
export interface ProbeSpec {
  readonly probes: number;
  readonly probeLaw: InputLawName;
  readonly noise?: number;
}

/**
 * The training set followed by `spec.probes` added sequences of n tokens, labelled by the teacher (and with label noise of
 * standard deviation `spec.noise`, like every training label). Under causal supervision each added sequence gives its n
 * prefixes.
 *
 * @param teacher  heads, or a target that computes labels from tokens.
 * @returns `split` itself when nothing is added.
 * @throws {DimensionError} when the dimensions of teacher and split differ, or the sequences of `split` do not have n
 * prefixes.
 */
export function* withProbes(
  split: Split,
  spec: ProbeSpec,
  teacher: Teacher,
  seed: number,
  workspace: Workspace,
  n: number,
): LongComputation<Split> {
  if (spec.probes === 0) return split;
  const causal = split.prefixes > 1;
  if (causal && split.prefixes !== n)
    throw new DimensionError(`added samples have ${n} prefixes, the samples come in groups of ${split.prefixes}`);
  if (teacher.outputs !== split.outputs)
    throw new DimensionError(`the teacher has ${teacher.outputs} outputs, the samples have ${split.outputs}`);
  const law = lawOfProbes(split.d, n, spec.probeLaw, causal);
  const added = yield* drawSplit(law, spec.probes, teacher, BigInt(seed), workspace);
  addNoise(added, spec.noise ?? 0, BigInt(seed), workspace, addedNoise);
  return joined(split, added);
}

/** The distribution of added samples of n tokens. */
export function lawOfProbes(d: number, n: number, law: InputLawName, causal: boolean): SequenceLaw {
  return { d, n, law, deviation: 1, causal, purpose: purposes.probes };
}
