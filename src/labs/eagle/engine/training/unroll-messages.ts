/** What a page asks of trained weights, and what it is told of them layer by layer. */

import type { EagleDocument } from "../../document/document";
import type { Quantised } from "../../math/training/quantisation";
import type { Comparison } from "../../math/training/unroll";
import type { WeightReading } from "../../math/training/weight-reading";
import type { WeightsView } from "./protocol";

/** Matrices that can be looked at one by one, and those over which all is averaged. */
export const [shownPrompts, comparedPrompts] = [16, 512];

export interface ToUnroll {
  readonly document: EagleDocument;
  /** Steps that these weights have taken. */
  readonly step: number;
  readonly weights: WeightsView;
}

/** First what can be looked at, then what comes of all. */
export type Unrolling = UnrolledPrompts | UnrolledComparison;

export interface UnrolledPrompts {
  readonly kind: "prompts";
  readonly step: number;
  readonly prompts: readonly UnrolledPrompt[];
  readonly quantised: QuantisedWeights;
}

/** What threshold and clusters leave of weights, step by step. */
export interface QuantisedWeights {
  /** All entries, and what becomes of them. */
  readonly weights: WeightsView;
  readonly clustered: WeightsView;
  /** The numbers of every layer. */
  readonly layers: readonly { readonly WQK: Quantised; readonly WVP: Quantised }[];
}

export interface UnrolledPrompt {
  /** Squared error per entry of D, of the network and of every way, and of answering zero. */
  readonly errors: Readonly<Record<WeightReading | "network" | "zero", number>>;
  /** After each layer, that at first included: Z = [A C; B D] with the columns of all machines, C and D being the means of theirs. */
  readonly states: Readonly<Record<WeightReading | "network", readonly Float32Array[]>>;
  /** Squared differences from the network over the number of entries, for every layer from 0 on. */
  readonly differences: Readonly<Record<WeightReading, Float64Array>>;
}

export interface UnrolledComparison extends Comparison {
  readonly kind: "comparison";
  readonly step: number;
}
