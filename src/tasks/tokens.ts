/**
 * The tokens of a whole data set, for learners that no (G, z) is enough for: the same draws as those of its samples, in
 * the same order, made again rather than kept with every data set.
 */
import type { LongComputation } from "../numerics/progress";
import { tokens as memoryTokens } from "./associative-memory/token-splits";
import { tokens as automatonTokens } from "./automaton/token-splits";
import { tokens as customTokens } from "./custom/token-splits";
import type { GenerationContext } from "./generators";
import { tokens as attentionTokens } from "./random-attention/token-splits";
import type { TaskSpec } from "./registry";
import type { DatasetTokens } from "./sampled-tokens";
import { tokens as turingTokens } from "./turing-machine/token-splits";

/** The tokens of the data set that `generate` makes of the same spec and context. @throws as `generate` does. */
export function* datasetTokens(spec: TaskSpec, { seed, data, workspace }: GenerationContext): LongComputation<DatasetTokens> {
  switch (spec.kind) {
    case "random-attention":
      return yield* attentionTokens(spec, seed, workspace);
    case "associative-memory":
      return yield* memoryTokens(spec, seed, workspace);
    case "automaton":
      return yield* automatonTokens(spec, seed, workspace);
    case "turing-machine":
      return yield* turingTokens(spec, seed, workspace);
    case "custom":
      return customTokens(data);
  }
}
