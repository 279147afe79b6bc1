import { choice, fieldTable, integer, real, type ValuesOf } from "../../../../../platform/fields/fields";
import { trainingFields } from "../gradient/fields";

/** Fewer steps by default, since steps take longer. */
const steps = integer({ ...trainingFields.steps, default: 2000, slider: [100, 20_000] });
const precision = choice({
  ...trainingFields.precision,
  help: "floating-point format of the training; float32 is faster, float64 more accurate",
});

const objective = choice({
  label: "Objective",
  help: "loss of the training; the cross-entropy of the next token needs a target whose tokens are made of symbols (automata)",
  options: { squared: "squared error", tokens: "next token" },
  default: "squared",
});

export const linearFields = fieldTable("linear-layers", {
  layers: integer({
    label: "Layers",
    help: "number of linear-attention layers; the label is predicted from the last",
    min: 1,
    max: 4,
    default: 2,
  }),
  heads: integer({
    label: "Heads H",
    help: "heads per layer, each with a value and a key-query matrix",
    min: 1,
    max: 16,
    default: 1,
    scale: "log",
  }),
  residual: choice({
    label: "Residual connection",
    help: "layers before the last add their output to their input, or replace it",
    options: { on: "add", off: "replace" },
    default: "on",
  }),
  objective,
  ...trainingFields,
  steps,
  // The output is a polynomial of degree 3^layers in the tokens: larger initial scales diverge.
  initialScale: real({ ...trainingFields.initialScale, default: 0.2 }),
  precision,
} as const);

export const transformerFields = fieldTable("transformer", {
  layers: integer({ label: "Layers", help: "number of blocks of softmax attention and MLP", min: 1, max: 4, default: 1 }),
  heads: integer({ label: "Heads H", help: "attention heads per layer", min: 1, max: 16, default: 2, scale: "log" }),
  width: integer({
    label: "Width",
    help: "coordinates of a token inside the model; a head has width / heads of them, rounded down, at least one",
    min: 2,
    max: 256,
    default: 16,
    scale: "log",
    slider: [4, 64],
  }),
  mlpRatio: integer({
    label: "MLP ratio",
    help: "hidden units of the MLP per coordinate of the width; 0 omits the MLP",
    min: 0,
    max: 8,
    default: 4,
  }),
  objective,
  ...trainingFields,
  steps,
  initialScale: real({
    ...trainingFields.initialScale,
    help: "standard deviation of the initial weights times the square root of the number of inputs of their matrix",
    default: 1,
  }),
  precision,
} as const);

export type LinearLayersSpec = { kind: "linear-layers" } & ValuesOf<typeof linearFields>;
export type TransformerSpec = { kind: "transformer" } & ValuesOf<typeof transformerFields>;

/** Learners of several layers, trained by automatic differentiation. */
export type DeepSpec = LinearLayersSpec | TransformerSpec;
