import { schemaOf } from "../../tasks/field-schema";
import { choice, integer, real, type ValuesOf } from "../../tasks/fields";

/** How any learner is trained that takes gradient steps. */
export const trainingFields = {
  steps: integer({
    label: "Steps",
    help: "gradient steps of the whole run",
    min: 1,
    max: 10_000_000,
    default: 10_000,
    scale: "log",
    slider: [100, 1_000_000],
  }),
  batch: integer({
    label: "Batch",
    help: "sequences per step (with every prefix, if those are supervised); beyond N it wraps around",
    min: 1,
    max: 65536,
    default: 32,
    scale: "log",
    slider: [1, 1024],
    rare: true,
  }),
  optimizer: choice({
    label: "Optimiser",
    help: "how a gradient becomes a step",
    options: { adamw: "AdamW", sgd: "SGD with momentum" },
    default: "adamw",
  }),
  rate: real({ label: "Rate", help: "learning rate", min: 1e-8, max: 10, default: 0.003, scale: "log", slider: [1e-5, 1] }),
  schedule: choice({
    label: "Schedule",
    help: "how the rate changes over the run",
    options: { constant: "constant", cosine: "cosine to zero" },
    default: "constant",
  }),
  warmup: integer({
    label: "Warm-up",
    help: "steps over which the rate rises from zero",
    min: 0,
    max: 1_000_000,
    default: 0,
    scale: "log",
    unit: "steps",
    slider: [10, 10_000],
    rare: true,
  }),
  clip: real({
    label: "Clip",
    help: "largest global gradient norm; 0 does not clip",
    min: 0,
    max: 1e6,
    default: 0,
    scale: "log",
    slider: [0.01, 100],
    rare: true,
  }),
  weightDecay: real({
    label: "Weight decay",
    help: "pull of every weight towards zero",
    min: 0,
    max: 10,
    default: 0,
    scale: "log",
    slider: [1e-5, 1],
    rare: true,
  }),
  momentum: real({ label: "Momentum", help: "used by SGD", min: 0, max: 0.9999, default: 0.9, when: { field: "optimizer", is: "sgd" } }),
  beta1: real({
    label: "β₁",
    help: "AdamW: memory of the mean gradient",
    min: 0,
    max: 0.9999,
    default: 0.9,
    rare: true,
    when: { field: "optimizer", is: "adamw" },
  }),
  beta2: real({
    label: "β₂",
    help: "AdamW: memory of the squared gradient",
    min: 0,
    max: 0.999999,
    default: 0.999,
    rare: true,
    when: { field: "optimizer", is: "adamw" },
  }),
  epsilon: real({
    label: "ε",
    help: "AdamW: added to the root of the squared gradient",
    min: 1e-16,
    max: 1,
    default: 1e-8,
    scale: "log",
    rare: true,
    when: { field: "optimizer", is: "adamw" },
  }),
  initialScale: real({
    label: "Initial scale",
    help: "standard deviation of the initial weights",
    min: 0,
    max: 10,
    default: 0.5,
    scale: "log",
    slider: [0.01, 10],
    rare: true,
  }),
  order: choice({
    label: "Order",
    help: "every epoch in a new random order, or always in the order of the data",
    options: { shuffled: "shuffled", sequential: "sequential" },
    default: "shuffled",
    rare: true,
  }),
  precision: choice({
    label: "Precision",
    help: "arithmetic of the training",
    options: { float32: "float32", float64: "float64" },
    default: "float32",
  }),
  seed: integer({
    label: "Seed",
    help: "start and batch order of this learner",
    min: 0,
    max: 2 ** 32 - 1,
    default: 1,
    slider: [1, 100],
    rare: true,
  }),
  repeats: integer({
    label: "Repeats",
    help: "runs that differ in their seed alone: seed, seed + 1, ...",
    min: 1,
    max: 8,
    default: 1,
    rare: true,
  }),
} as const;

export type TrainingSpec = ValuesOf<typeof trainingFields>;

export const fields = {
  heads: integer({ label: "Heads H", help: "value and key-query pairs of the learner", min: 1, max: 64, default: 4, scale: "log" }),
  ...trainingFields,
} as const;

export type GradientSpec = { kind: "gradient" } & ValuesOf<typeof fields>;

export const schema = schemaOf("gradient", fields);
