/** The settings of an encoder that is trained: forms, schemas, locks and the documentation of fields are read off this table. */
import { choice, fieldTable, integer, real, type ValuesOf } from "../../../platform/fields/fields";
import { attentionFields } from "./attention-fields";

const decaying = ["D", "S"] as const;
/** Variants whose scores are linear in mapped queries and keys. */
export const whereLinear = { field: "variant", is: ["LIT", "D", "S"] } as const;

export const encoderFields = fieldTable("lion-encoder", {
  variant: choice({
    label: "Attention",
    help: "linear without decay, with one decay per head, with one decay per token; or softmax",
    options: { LIT: "LION-LIT", D: "LION-D", S: "LION-S", softmax: "softmax" },
    default: "S",
  }),
  convention: attentionFields.convention,
  positions: choice({
    label: "Positions",
    help: "position vector added to every token",
    options: { none: "none", sin: "sinusoidal", learned: "learned" },
    default: "none",
  }),
  directions: choice({
    label: "Directions",
    help: "bidirectional, also with the diagonal counted twice; half of the heads for earlier and half for later tokens; or causal",
    options: { both: "bidirectional", double: "bidirectional, diagonal twice", split: "split: earlier, later", forward: "causal" },
    default: "both",
    when: whereLinear,
  }),
  scans: integer({
    label: "Scans",
    help: "of a grid: 1 scans it by rows, 2 also by columns, with separate decays",
    min: 1,
    max: 2,
    default: 1,
    when: { field: "variant", is: decaying },
    rare: true,
  }),
  featureMap: choice({
    label: "Feature map φ",
    help: "applied to queries and keys",
    options: { "shifted-silu": "SiLU(x) + ½, normalised", elu: "elu(x) + 1", exp: "e^x" },
    default: "shifted-silu",
    when: whereLinear,
    rare: true,
  }),
  steps: integer({
    label: "Steps",
    help: "training steps with AdamW, each on a new batch",
    min: 1,
    max: 20_000,
    default: 400,
    scale: "log",
    slider: [100, 4000],
  }),
  seeds: integer({
    label: "Seeds",
    help: "encoders trained from different initial weights on different sequences",
    min: 1,
    max: 5,
    default: 3,
  }),
  batch: integer({
    label: "Batch",
    help: "sequences per step",
    min: 1,
    max: 256,
    default: 32,
    scale: "log",
    slider: [4, 128],
    rare: true,
  }),
  rate: real({
    label: "Rate",
    help: "learning rate after 50 steps of warm-up; then it falls to 0 along half a cosine",
    min: 1e-6,
    max: 1,
    default: 0.003,
    scale: "log",
    slider: [1e-4, 1e-1],
    rare: true,
  }),
  layers: integer({ label: "Layers", help: "each of attention and a feed-forward network", min: 1, max: 4, default: 1, rare: true }),
  width: integer({
    label: "Width D",
    help: "numbers per token; a multiple of the number of heads",
    min: 4,
    max: 128,
    default: 32,
    rare: true,
  }),
  heads: integer({ label: "Heads", help: "per layer", min: 1, max: 8, default: 4, rare: true }),
} as const);

/** An encoder as a document has it: flat, every default written out. */
export type EncoderSpec = { readonly kind: "encoder" } & Readonly<ValuesOf<typeof encoderFields>>;

/** One table for each kind of learner. */
export const learnerFields = { encoder: encoderFields } as const;

export const mostLearners = 8;
