import * as z from "zod/mini";
import { fieldProblem } from "../../../../../platform/fields/field-problem";
import { fieldSchema, schemaOf } from "../../../../../platform/fields/field-schema";
import { choice, fieldTable, integer, real, structured, type ValuesOf } from "../../../../../platform/fields/fields";
import { atMost } from "../../../../../platform/fields/lengths";
import { raises } from "../../../../../platform/fields/schema-problem";
import { type InputLawName, inputLaws } from "../input-laws";
import { noiseFields, probeFields } from "../probe-fields";
import { attentionProblem } from "./attention-problem";
import { supervisedOf } from "./supervised";

/** Scalings of the entries of a random matrix; `size` is n for inputs and d for the teacher. */
const scalings = {
  unit: "standard deviation 1",
  covariance: "covariance I / √size",
  deviation: "standard deviation 1 / √size",
} as const;

const length = integer({ label: "Tokens n", help: "tokens per sequence", min: 1, max: 128, default: 8, scale: "log" });
const law = choice({
  label: "Input distribution",
  help: "distribution of the entries of a token",
  options: inputLaws,
  default: "gaussian",
});
const factor = real({ label: "Scale", help: "factor of every token", min: 0.01, max: 100, default: 2, scale: "log", slider: [0.1, 10] });

/** A test set that differs from the training data in one respect. */
export type Shift = { kind: "scaled"; factor: number } | { kind: "law"; inputLaw: InputLawName } | { kind: "length"; n: number };

/** The field of each kind of shifted test set. */
export const shiftFields = fieldTable("shifted-test", { scaled: factor, law, length } as const);
export const mostShifts = 3;

const shift = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("scaled"), factor: fieldSchema(factor) }),
  z.strictObject({ kind: z.literal("law"), inputLaw: fieldSchema(law) }),
  z.strictObject({ kind: z.literal("length"), n: fieldSchema(length) }),
]) as unknown as z.ZodMiniType<Shift>;

export const fields = fieldTable("random-attention", {
  d: integer({ label: "Dimension d", help: "coordinates of a token; there are d²(d+1)/2 cubic features", min: 2, max: 16, default: 4 }),
  n: length,
  heads: integer({
    label: "Teacher heads",
    help: "heads of the target, each with a value and a key-query matrix",
    min: 1,
    max: 16,
    default: 2,
  }),
  samples: integer({ label: "Samples N", help: "training sequences", min: 1, max: 65536, default: 1024, scale: "log" }),
  teacher: choice({
    label: "Teacher",
    help: "model that computes the labels; linear attention can only approximate the others",
    options: {
      linear: "linear attention",
      softmax: "softmax attention",
      "two-layer": "two linear layers",
      relu: "linear attention with ReLU",
      elu: "linear attention with ELU + 1",
    },
    default: "linear",
    rare: true,
  }),
  output: choice({
    label: "Output",
    help: "the label is a vector or one number",
    options: { vector: "vector", scalar: "scalar" },
    default: "vector",
    rare: true,
  }),
  supervision: choice({
    label: "Supervision",
    help: "labels for the last token only, or for every prefix",
    options: { last: "last token", causal: "every prefix" },
    default: "last",
    rare: true,
  }),
  inputLaw: law,
  inputScaling: choice({
    label: "Input scaling",
    help: "scale of the entries; size is the number of tokens n",
    options: scalings,
    default: "unit",
    rare: true,
  }),
  inputScale: real({
    label: "Input scale",
    help: "factor of every token",
    min: 0.01,
    max: 100,
    default: 1,
    scale: "log",
    slider: [0.1, 10],
    rare: true,
  }),
  teacherScaling: choice({
    label: "Teacher scaling",
    help: "scale of the entries of V and Q; size is the dimension d",
    options: scalings,
    default: "deviation",
    rare: true,
  }),
  teacherScale: real({
    label: "Teacher scale",
    help: "factor of V and Q of the teacher",
    min: 0.01,
    max: 100,
    default: 1,
    scale: "log",
    slider: [0.1, 10],
    rare: true,
  }),
  ...noiseFields,
  ...probeFields,
  testSamples: integer({
    label: "Test samples",
    help: "sequences that test the learners, without label noise",
    min: 1,
    max: 8192,
    default: 1000,
    scale: "log",
    rare: true,
  }),
  shifts: structured<Shift[]>({
    label: "Shifted tests",
    help: "additional test sets with another scale, distribution or length than the training data",
    schema: z.array(shift).check(atMost(mostShifts, { error: raises(() => fieldProblem("field-entries-at-most", { max: mostShifts })) })),
    default: [{ kind: "scaled", factor: 2 }],
  }),
} as const);

export type RandomAttentionSpec = { kind: "random-attention" } & ValuesOf<typeof fields>;

/** Largest number of (G, z, y) samples of one training set, prefixes counted. */
export const maxSupervised = 2 ** 20;

export const schema = schemaOf("random-attention", fields).check(
  z.refine((spec) => spec.supervision === "last" || spec.samples * spec.n <= maxSupervised, {
    error: raises(() => attentionProblem("attention-samples-too-many", { limit: maxSupervised })),
    path: ["samples"],
  }),
  z.refine((spec) => spec.supervision === "last" || spec.samples * spec.n > maxSupervised || supervisedOf(spec) <= maxSupervised, {
    error: raises(() => attentionProblem("attention-probes-too-many", { limit: maxSupervised })),
    path: ["probes"],
  }),
);
