import { choice, fieldTable, integer, real, type ValuesOf } from "../../../../../platform/fields/fields";

export const fields = fieldTable("convex", {
  relativeRate: real({
    label: "Relative learning rate",
    help: "learning rate relative to d_out/λ_max, the largest stable one; above 1 the descent diverges",
    min: 1e-6,
    max: 10,
    default: 0.9,
    scale: "log",
    slider: [0.001, 2],
  }),
  steps: integer({
    label: "Steps",
    help: "gradient steps of the whole run; a closed formula per direction makes every number equally fast",
    min: 1,
    max: 1e12,
    default: 10_000,
    scale: "log",
    slider: [100, 1e12],
  }),
  start: choice({
    label: "Initialisation",
    help: "W before the first step; directions that the data leave undetermined keep these values",
    options: { zero: "zero", gaussian: "Gaussian" },
    default: "zero",
  }),
  startScale: real({
    label: "Initialisation scale",
    help: "standard deviation of the initial entries of W",
    min: 0,
    max: 10,
    default: 0.1,
    scale: "log",
    slider: [0.01, 10],
    when: { field: "start", is: "gaussian" },
  }),
  seed: integer({
    label: "Seed",
    help: "random seed of the Gaussian initial W",
    min: 0,
    max: 2 ** 32 - 1,
    default: 1,
    slider: [1, 100],
    rare: true,
    when: { field: "start", is: "gaussian" },
  }),
} as const);

export type ConvexSpec = { kind: "convex" } & ValuesOf<typeof fields>;
