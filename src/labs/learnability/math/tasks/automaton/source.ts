import type { TaskSource } from "../task-source";
import { generate, sequence } from "./generate";
import type { AutomatonSpec } from "./schema";
import { tokens } from "./token-splits";

export const automatonSource: TaskSource<AutomatonSpec> = {
  generate: (spec, { seed, workspace }) => generate(spec, seed, workspace),
  testSequence: (spec, { seed, workspace }, index) => sequence(spec, seed, index, workspace),
  tokens: (spec, { seed, workspace }) => tokens(spec, seed, workspace),
};
