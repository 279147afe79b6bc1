/** Settings of a small bidirectional encoder. */
import type { DecayOffsets, Directions, RowMap } from "../../../../platform/tensors/sequence-arithmetic";
import type { Convention } from "../decays";
import { columnSnake, snake } from "../scans";

/** LION-LIT, LION-D, LION-S, or softmax attention. */
export type EncoderVariant = "lit" | "d" | "s" | "softmax";

export interface EncoderSettings {
  readonly variant: EncoderVariant;
  readonly width: number;
  readonly heads: number;
  readonly layers: number;
  /** Hidden units of the MLP for each number of the width. */
  readonly mlp: number;
  readonly symbols: number;
  /** Of a second table that is added to the first; 0 for none. */
  readonly secondSymbols: number;
  /** Of a token, where tokens are patches of an image and not symbols; 0 where they are symbols. */
  readonly pixels: number;
  readonly outputs: number;
  readonly positions: "none" | "sin" | "learned";
  /** Tokens for which positions are learned. */
  readonly longest: number;
  /** Whether every token answers, the mean of all, or the first. */
  readonly readOut: "token" | "mean" | "first";
  readonly featureMap: RowMap;
  readonly scaled: boolean;
  readonly convention: Convention;
  readonly directions: Directions;
  /** Rows and columns of the grid that two scans read, by rows and by columns; null for one scan along the sequence. */
  readonly grid: readonly [number, number] | null;
  /** A layer norm on what the heads answer. */
  readonly outputNorm: boolean;
}

export const usualSettings: EncoderSettings = {
  variant: "d",
  width: 32,
  heads: 4,
  layers: 2,
  mlp: 2,
  symbols: 16,
  secondSymbols: 0,
  pixels: 0,
  outputs: 2,
  positions: "none",
  longest: 64,
  readOut: "token",
  featureMap: "shifted-silu",
  scaled: true,
  convention: "eq9",
  directions: "both",
  grid: null,
  outputNorm: false,
};

/**
 * Hidden units of the MLP. Variants are matched in size: the gate of LION-S costs width * heads + heads numbers, which its MLP
 * gives up as half as many units as there are heads, each of 2 * width + 1.
 */
export function hiddenUnits({ variant, width, heads, mlp }: EncoderSettings): number {
  return Math.floor(mlp * width) - (variant === "s" ? Math.floor(heads / 2) : 0);
}

/** Scans with decays of their own; none where nothing decays. */
export function scanCount({ variant, grid }: EncoderSettings): number {
  if (variant !== "d" && variant !== "s") return 0;
  return grid ? 2 : 1;
}

/** The token that every scan meets at each of its steps. */
export function scanOrders(settings: EncoderSettings, length: number): readonly Int32Array[] {
  const { grid } = settings;
  if (scanCount(settings) < 2 || !grid) return [Int32Array.from({ length }, (_, token) => token)];
  return [snake(...grid), columnSnake(...grid)];
}

/** The token of each pair whose decay applies, by convention. */
export const decayOffsets: Readonly<Record<Convention, DecayOffsets>> = {
  eq9: { below: 0, above: 0 },
  thm: { below: 1, above: 1 },
  sym: { below: 1, above: 0 },
};
