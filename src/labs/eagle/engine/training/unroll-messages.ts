/** Messages between page and worker on trained weights, layer by layer. */

import type { EagleDocument } from "../../document/document";
import type { Quantised } from "../../math/training/quantisation";
import type { Comparison } from "../../math/training/unroll";
import type { WeightReading } from "../../math/training/weight-reading";
import type { WeightsView } from "./protocol";

/** Numbers of matrices that can be shown one by one, and of those over which averages are taken. */
export const [shownPrompts, comparedPrompts] = [16, 512];

export interface ToUnroll {
  readonly document: EagleDocument;
  /** Steps that these weights have taken. */
  readonly step: number;
  readonly weights: WeightsView;
}

/** First the prompts that can be shown, then the averages over all. */
export type Unrolling = UnrolledPrompts | UnrolledComparison;

export interface UnrolledPrompts {
  readonly kind: "prompts";
  readonly step: number;
  readonly prompts: readonly UnrolledPrompt[];
  readonly quantised: QuantisedWeights;
}

/** Weights before and after threshold and clustering. */
export interface QuantisedWeights {
  /** All entries, and those that remain, replaced by the centres of their clusters. */
  readonly weights: WeightsView;
  readonly clustered: WeightsView;
  /** Threshold, counts and cluster centres of every layer. */
  readonly layers: readonly { readonly WQK: Quantised; readonly WVP: Quantised }[];
}

export interface UnrolledPrompt {
  /** Squared error per entry of D: of the network, of every reading of its weights, and of predicting zero. */
  readonly errors: Readonly<Record<WeightReading | "network" | "zero", number>>;
  /** The first state and that after each layer: Z = [A C; B D] with all machines' columns; C and D are means over machines. */
  readonly states: Readonly<Record<WeightReading | "network", readonly Float32Array[]>>;
  /** Squared differences from the network over the number of entries, for every layer from 0 on. */
  readonly differences: Readonly<Record<WeightReading, Float64Array>>;
}

export interface UnrolledComparison extends Comparison {
  readonly kind: "comparison";
  readonly step: number;
}
