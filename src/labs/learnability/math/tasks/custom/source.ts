import { DimensionError, PlaygroundError } from "../../../../../platform/numerics/errors";
import { OpenStream } from "../../../../../platform/numerics/random";
import { purposes } from "../../streams";
import type { TaskSource } from "../task-source";
import { customProblem } from "./custom-problem";
import { generate, splitOf } from "./generate";
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
  *dataSet(_, { seed, data, workspace }, draw, count) {
    if (!data) throw new PlaygroundError(customProblem("custom-not-open"));
    const stream = new OpenStream(workspace, { seed: BigInt(seed), purpose: purposes.dataSets + draw, index: 0 });
    const chosen = stream.permutation(data.train.length).subarray(0, count);
    return yield* splitOf(
      data,
      Array.from(chosen, (row) => data.train[row]),
    );
  },
  *population(_, { data }) {
    if (!data) throw new PlaygroundError(customProblem("custom-not-open"));
    return { sample: yield* splitOf(data, data.train), teacher: null, gaussian: null };
  },
  // biome-ignore lint/correctness/useYield: own data are there at once
  *tokens(_, { data }) {
    return tokens(data);
  },
};
