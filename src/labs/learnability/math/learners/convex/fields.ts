import { choice, fieldTable, integer, real, type ValuesOf } from "../../../../../platform/fields/fields";

export const fields = fieldTable("convex", {
  relativeRate: real({
    label: "Rate / largest stable",
    help: "the rate as a share of d_out/λ_max, the largest that is stable; above 1 it diverges",
    min: 1e-6,
    max: 10,
    default: 0.9,
    scale: "log",
    slider: [0.001, 2],
  }),
  steps: integer({
    label: "Steps",
    help: "gradient steps of the whole run; each direction is computed on its own, so any number costs the same",
    min: 1,
    max: 1e12,
    default: 10_000,
    scale: "log",
    slider: [100, 1e12],
  }),
  start: choice({
    label: "Start",
    help: "W before the first step; what the data leave free stays as it starts",
    options: { zero: "zero", gaussian: "Gaussian" },
    default: "zero",
  }),
  startScale: real({
    label: "Start scale",
    help: "standard deviation of the entries of W before the first step",
    min: 0,
    max: 10,
    default: 0.1,
    scale: "log",
    slider: [0.01, 10],
    when: { field: "start", is: "gaussian" },
  }),
  seed: integer({
    label: "Seed",
    help: "draws the Gaussian start",
    min: 0,
    max: 2 ** 32 - 1,
    default: 1,
    slider: [1, 100],
    rare: true,
    when: { field: "start", is: "gaussian" },
  }),
} as const);

export type ConvexSpec = { kind: "convex" } & ValuesOf<typeof fields>;
