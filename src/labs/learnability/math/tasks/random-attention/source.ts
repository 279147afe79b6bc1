import type { TaskSource } from "../task-source";
import { generate, sequence } from "./generate";
import type { RandomAttentionSpec } from "./schema";
import { tokens } from "./token-splits";

export const randomAttentionSource: TaskSource<RandomAttentionSpec> = {
  generate: (spec, { seed, workspace }) => generate(spec, seed, workspace),
  testSequence: (spec, { seed, workspace }, index) => sequence(spec, seed, "test", index, workspace),
  training: {
    count: ({ samples }) => samples,
    sequence: (spec, { seed, workspace }, index) => sequence(spec, seed, "train", index, workspace),
  },
  tokens: (spec, { seed, workspace }) => tokens(spec, seed, workspace),
};
