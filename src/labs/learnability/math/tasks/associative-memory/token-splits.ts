import { type LongComputation, within } from "../../../../../platform/numerics/progress";
import { purposes } from "../../../../../platform/numerics/random";
import { emptyTokens, joinedTokens, type TokenSplit, writeSequence } from "../../model/token-splits";
import type { Workspace } from "../../workspace";
import { lawOfProbes } from "../probes";
import { type DatasetTokens, drawTokenSplit } from "../sampled-tokens";
import { lawOf, type MemoryLaw, shapeOfSample, shiftOf } from "./generate";
import { drawMemory } from "./memory";
import type { AssociativeMemorySpec } from "./schema";

/** The tokens that `generate` takes the moments of. */
export function* tokens(spec: AssociativeMemorySpec, seed: number, workspace: Workspace): LongComputation<DatasetTokens> {
  const stream = BigInt(seed);
  const law = lawOf(spec);
  const drawn = yield* within(0, 0.6, memoryTokens({ ...law, purpose: purposes.memoryTrain }, spec.samples, stream, workspace));
  const probes = lawOfProbes(2 * spec.d, spec.pairs + 1, spec.probeLaw, false);
  const added = yield* within(0.6, 0.8, drawTokenSplit(probes, spec.probes, stream, workspace));
  const test = yield* within(0.8, 0.9, memoryTokens({ ...law, purpose: purposes.memoryTest }, spec.testSamples, stream, workspace));
  const shifted = yield* within(0.9, 1, memoryTokens(shiftOf(spec), spec.testSamples, stream, workspace));
  return { train: spec.probes === 0 ? drawn : joinedTokens(drawn, added), test, shifted: [shifted] };
}

/** Memories drawn between two pauses, about 5 ms. */
const perTurn = 128;

function* memoryTokens(law: MemoryLaw, count: number, seed: bigint, workspace: Workspace): LongComputation<TokenSplit> {
  const split = emptyTokens(2 * law.shape.d, law.shape.pairs + 1, count, 1);
  for (let i = 0; i < count; i++) {
    if (i % perTurn === 0) yield i / count;
    writeSequence(split, i, drawMemory(workspace, shapeOfSample(law, i), { seed, purpose: law.purpose, index: i }));
  }
  return split;
}
