import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { purposes } from "../../../../../platform/numerics/random";
import { joinedTokens } from "../../model/token-splits";
import type { Workspace } from "../../workspace";
import { lawOfProbes } from "../probes";
import { type DatasetTokens, drawTokenSplit } from "../sampled-tokens";
import { shiftedLaw, trainLaw } from "./generate";
import type { RandomAttentionSpec } from "./schema";

/** The tokens that `generate` takes the moments of. */
export function* tokens(spec: RandomAttentionSpec, seed: number, workspace: Workspace): LongComputation<DatasetTokens> {
  const law = trainLaw(spec);
  const stream = BigInt(seed);
  const drawn = yield* within(0, 0.6, drawTokenSplit(law, spec.samples, stream, workspace));
  const probes = lawOfProbes(spec.d, spec.n, spec.probeLaw, law.causal);
  const added = yield* within(0.6, 0.7, drawTokenSplit(probes, spec.probes, stream, workspace));
  const testLaw = { ...law, purpose: purposes.testInputs };
  const test = yield* within(0.7, 0.8, drawTokenSplit(testLaw, spec.testSamples, stream, workspace));
  const shifted = [];
  for (const [k, shift] of spec.shifts.entries()) {
    const shiftLaw = { ...shiftedLaw(spec, shift), purpose: purposes.shiftedInputs + k };
    shifted.push(yield* within(0.8, 1, drawTokenSplit(shiftLaw, spec.testSamples, stream, workspace)));
  }
  return { train: spec.probes === 0 ? drawn : joinedTokens(drawn, added), test, shifted };
}
