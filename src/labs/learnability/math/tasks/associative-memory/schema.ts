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
    help: "coordinates of a key and of a value; a token holds both, 2d",
    min: keyDimensions[0],
    max: keyDimensions[1],
    default: 4,
  }),
  pairs: integer({ label: "Pairs", help: "keys with a value each, in one memory", min: 1, max: mostPairs, default: 4 }),
  keyLaw: choice({ label: "Keys", help: "their law; values follow the same one, drawn apart", options: keyLaws, default: "orthonormal" }),
  gaussianShare: real({
    label: "Gaussian share",
    help: "share of memories that are Gaussian instead, spread evenly: 0.05 is every twentieth",
    min: 0,
    max: 1,
    default: 0,
    scale: "log",
    slider: [0.001, 1],
    when: { field: "keyLaw", is: ["orthonormal", "one-hot"] },
  }),
  samples: integer({ label: "Samples N", help: "training memories, each asked once", min: 1, max: 65536, default: 2000, scale: "log" }),
  ownNoise: choice({
    label: "Noise beside the query",
    help: "ζ, in the place where other columns have a value: Gaussian, or zero",
    options: { on: "Gaussian", off: "zero" },
    default: "on",
    rare: true,
  }),
  labels: choice({
    label: "Labels",
    help: "equation 14 leaves out ‖q‖²ζ, what the query's own column adds; a layer can do so for orthonormal keys, but not for Gaussian ones",
    options: { attention: "what attention computes", "equation-14": "equation 14 of the paper" },
    default: "attention",
    rare: true,
  }),
  ...noiseFields,
  ...probeFields,
  testSamples: integer({
    label: "Test samples",
    help: "fresh, noise-free memories",
    min: 1,
    max: 8192,
    default: 1000,
    scale: "log",
    rare: true,
  }),
  table: structured<MemoryTable | null>({
    label: "Memory to look at",
    help: "keys, values, query and ζ typed by hand; nothing is learned from them",
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
