import * as z from "zod/mini";
import { schemaOf } from "../../../../../platform/fields/field-schema";
import { choice, fieldTable, integer, real, structured, type ValuesOf } from "../../../../../platform/fields/fields";
import { raises } from "../../../../../platform/fields/schema-problem";
import { noiseFields, probeFields } from "../probe-fields";
import { gaussianThroughout, keyLaws } from "./key-laws";
import { memoryProblem } from "./memory-problem";
import { keyDimensions, type MemoryTable, mostPairs, tableSchema } from "./table";

export const fields = fieldTable("associative-memory", {
  d: integer({
    label: "Key dimension d",
    help: "coordinates of a key and of a value; a token holds both and has 2d",
    min: keyDimensions[0],
    max: keyDimensions[1],
    default: 4,
  }),
  pairs: integer({ label: "Pairs", help: "key-value pairs per memory", min: 1, max: mostPairs, default: 4 }),
  keyLaw: choice({
    label: "Key distribution",
    help: "distribution of the keys; values are drawn independently from the same one",
    options: keyLaws,
    default: "orthonormal",
  }),
  gaussianShare: real({
    label: "Gaussian share",
    help: "share of samples with Gaussian keys and values instead, evenly spread; 0.05 is every twentieth",
    min: 0,
    max: 1,
    default: 0,
    scale: "log",
    slider: [0.001, 1],
    when: { field: "keyLaw", is: ["orthonormal", "one-hot"] },
  }),
  samples: integer({ label: "Samples N", help: "training memories, each with one query", min: 1, max: 65536, default: 2000, scale: "log" }),
  ownNoise: choice({
    label: "Value part ζ of the query",
    help: "ζ, the value part of the query column: Gaussian, or zero",
    options: { on: "Gaussian", off: "zero" },
    default: "on",
    rare: true,
  }),
  labels: choice({
    label: "Labels",
    help: "Eq. (14) omits ‖q‖²ζ, the term of the query's own column; a layer can omit it for orthonormal keys only",
    options: { attention: "attention output", "equation-14": "Eq. (14) of the paper" },
    default: "attention",
    rare: true,
  }),
  ...noiseFields,
  ...probeFields,
  testSamples: integer({
    label: "Test samples",
    help: "memories that test the learners, without label noise",
    min: 1,
    max: 8192,
    default: 1000,
    scale: "log",
    rare: true,
  }),
  table: structured<MemoryTable | null>({
    label: "Memory shown",
    help: "keys, values, query and ζ of the memory panel; no learner trains on them",
    schema: tableSchema,
    default: null,
    shown: true,
  }),
} as const);

export type AssociativeMemorySpec = { kind: "associative-memory" } & ValuesOf<typeof fields>;

export const schema = schemaOf("associative-memory", fields).check(
  z.refine(({ keyLaw, gaussianShare, pairs, d }) => gaussianThroughout(keyLaw) || gaussianShare === 1 || pairs <= d, {
    error: raises(() => memoryProblem("memory-pairs")),
    path: ["pairs"],
  }),
);
