import { DimensionError } from "../../../../../platform/numerics/errors";
import type { TaskSource } from "../task-source";
import { generate } from "./generate";
import type { CustomSpec } from "./schema";
import { tokens } from "./token-splits";

export const customSource: TaskSource<CustomSpec> = {
  generate: (_, { data }) => generate(data),
  testSequence(_, { data }, index) {
    const sequence = data?.test[index];
    if (!sequence) throw new DimensionError(`there is no test sequence ${index}`);
    return sequence;
  },
  training: {
    count: (_, { data }) => data?.train.length ?? 0,
    sequence(_, { data }, index) {
      const sequence = data?.train[index];
      if (!sequence) throw new DimensionError(`there is no training sequence ${index}`);
      return sequence;
    },
  },
  // biome-ignore lint/correctness/useYield: own data are there at once
  *tokens(_, { data }) {
    return tokens(data);
  },
};
