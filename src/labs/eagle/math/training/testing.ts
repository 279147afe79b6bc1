/** Helpers of the tests beside this file. */
import type { NetworkShape } from "./network";
import type { TrainingSettings } from "./settings";

const common = { layers: 3, sign: -1 } as const;

/** A small network of each regime; sizes differ, so that a confusion of two shows. */
export const everyRegime: readonly (readonly [string, NetworkShape])[] = [
  ["unconstrained", { ...common, d: 5, n: 4, dPrime: 2, nPrime: 1, machines: 1, rank: null }],
  ["distributed", { ...common, d: 4, n: 6, dPrime: 1, nPrime: 2, machines: 3, rank: null }],
  ["limited", { ...common, d: 4, n: 5, dPrime: 2, nPrime: 2, machines: 1, rank: 2, sign: 1 }],
];

export const someSettings: TrainingSettings = {
  shape: { ...common, d: 5, n: 5, dPrime: 2, nPrime: 2, machines: 1, rank: null },
  prompts: { seed: 3n, rank: 3, decay: 0.7 },
  start: "gaussian",
  batch: 37,
  rate: 0.003,
  clip: 0.1,
};
