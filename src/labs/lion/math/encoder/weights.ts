/** The weights of an encoder: their names, shapes and first values. */
import { exponential } from "../../../../platform/numerics/exponential";
import type { KernelWorkspace } from "../../../../platform/numerics/kernel-workspace";
import { logarithm } from "../../../../platform/numerics/logarithm";
import { OpenStream } from "../../../../platform/numerics/random";
import { arraysOf, rowLength } from "../../../../platform/tensors/weight-row";
import { purposes } from "../streams";
import { type EncoderSettings, hiddenUnits, scanCount } from "./settings";

/** How a weight is trained: matrices decay; logits of decays are learned ten times as fast. */
export type WeightRole = "matrix" | "vector" | "gate" | "decay";

export interface EncoderWeight {
  readonly name: string;
  /** Of a matrix inputs x outputs, so that rows of activations are multiplied from the left. */
  readonly shape: readonly number[];
  readonly role: WeightRole;
  /** Standard deviation of what it is drawn with, or its constant value. */
  readonly start: { readonly deviation: number } | { readonly constant: number } | { readonly values: readonly number[] };
}

/** Logits of decays whose half-lives are spread geometrically from 1 to 64 tokens over the heads. */
export function spreadDecays(heads: number): readonly number[] {
  return Array.from({ length: heads }, (_, h) => {
    const halfLife = exponential(logarithm(64) * (h / Math.max(1, heads - 1)));
    const lambda = exponential(-Math.LN2 / halfLife);
    return logarithm(lambda / (1 - lambda));
  });
}

/** In the order in which they are kept and drawn. */
export function encoderWeights(settings: EncoderSettings): readonly EncoderWeight[] {
  const { width, heads, layers, symbols, secondSymbols, pixels, outputs, positions, longest, outputNorm, variant } = settings;
  const hidden = hiddenUnits(settings);
  const matrix = (name: string, inputs: number, columns: number, gain = 1): EncoderWeight => ({
    name,
    shape: [inputs, columns],
    role: "matrix",
    start: { deviation: gain / Math.sqrt(inputs) },
  });
  const table = (name: string, rows: number, deviation: number): EncoderWeight => ({
    name,
    shape: [rows, width],
    role: "matrix",
    start: { deviation },
  });
  const vector = (name: string, length: number, constant: number): EncoderWeight => ({
    name,
    shape: [length],
    role: "vector",
    start: { constant },
  });
  const norm = (name: string) => [vector(`${name}g`, width, 1), vector(`${name}b`, width, 0)];
  const residual = 1 / Math.sqrt(2 * layers);
  const layer = (index: number): EncoderWeight[] => {
    const own = (name: string) => `l${index}.${name}`;
    const decays = Array.from({ length: scanCount(settings) }, (_, scan): EncoderWeight[] => [
      { name: own(`a${scan}`), shape: [heads], role: "decay", start: { values: spreadDecays(heads) } },
      ...(variant === "s"
        ? [{ name: own(`wa${scan}`), shape: [width, heads], role: "gate", start: { deviation: 0.02 } } satisfies EncoderWeight]
        : []),
    ]);
    return [
      ...norm(own("ln1")),
      ...norm(own("ln2")),
      ...(outputNorm ? norm(own("lno")) : []),
      matrix(own("wq"), width, width),
      matrix(own("wk"), width, width),
      matrix(own("wv"), width, width),
      matrix(own("wo"), width, width, residual),
      ...decays.flat(),
      matrix(own("w1"), width, hidden, Math.SQRT2),
      vector(own("b1"), hidden, 0),
      matrix(own("w2"), hidden, width, residual),
      vector(own("b2"), width, 0),
    ];
  };
  return [
    ...(pixels > 0 ? [matrix("emb", pixels, width), vector("embb", width, 0)] : [table("emb", symbols, 0.5)]),
    ...(secondSymbols > 0 ? [table("emb2", secondSymbols, 0.5)] : []),
    ...(positions === "learned" ? [table("pos", longest, 0.1)] : []),
    ...Array.from({ length: layers }, (_, index) => layer(index)).flat(),
    ...norm("lnf"),
    matrix("head", width, outputs, 0.5),
    vector("headb", outputs, 0),
  ];
}

/** Items of each of the weights, by the names of the weights. */
export function byName<Item>(weights: readonly EncoderWeight[], items: readonly Item[]): ReadonlyMap<string, Item> {
  return new Map(weights.map(({ name }, at) => [name, items[at]]));
}

/** All weights as one row. @param seed  of the learner. */
export function initialRow(workspace: KernelWorkspace, weights: readonly EncoderWeight[], seed: bigint): Float64Array {
  const stream = new OpenStream(workspace, { seed, purpose: purposes.weights, index: 0 });
  const row = new Float64Array(rowLength(weights));
  for (const [at, values] of arraysOf(weights, row).entries()) {
    const { start } = weights[at];
    if ("constant" in start) values.fill(start.constant);
    else if ("values" in start) values.set(start.values);
    else values.set(stream.normals(values.length).map((normal) => normal * start.deviation));
  }
  return row;
}
