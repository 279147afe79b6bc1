import { schemaOf } from "../../../../../platform/fields/field-schema";
import { choice, fieldTable, integer, real, type ValuesOf } from "../../../../../platform/fields/fields";

export const fields = fieldTable("in-context-regression", {
  dimension: integer({
    label: "Dimension D",
    help: "coordinates of an input x; a token holds x and its label y and has D + 1",
    min: 1,
    max: 15,
    default: 4,
  }),
  context: integer({
    label: "Examples in the context",
    help: "labelled pairs (x, y) before the query; attention is divided by this number",
    min: 1,
    max: 128,
    default: 31,
    scale: "log",
  }),
  spectrum: choice({
    label: "Spectrum of the inputs",
    help: "eigenvalues of the covariance of x: all equal, or proportional to 1, 2, ..., D",
    options: { white: "white", linear: "linear" },
    default: "linear",
  }),
  trace: real({
    label: "Trace of the covariance",
    help: "sum of its eigenvalues, which is the squared error of answering zero",
    min: 0.01,
    max: 100,
    default: 1,
    scale: "log",
    slider: [0.1, 10],
    rare: true,
  }),
  noise: real({
    label: "Context noise σ",
    help: "standard deviation of the Gaussian noise on the labels in the context; the answer has none",
    min: 0,
    max: 100,
    default: 0,
    scale: "log",
    slider: [0.01, 10],
  }),
  samples: integer({
    label: "Prompts N",
    help: "training prompts, each with its own task vector",
    min: 1,
    max: 65536,
    default: 4096,
    scale: "log",
  }),
  testSamples: integer({
    label: "Test prompts",
    help: "prompts with task vectors of their own that test the learners",
    min: 1,
    max: 65536,
    default: 4096,
    scale: "log",
    rare: true,
  }),
} as const);

export type InContextRegressionSpec = { kind: "in-context-regression" } & ValuesOf<typeof fields>;

export const schema = schemaOf("in-context-regression", fields);
