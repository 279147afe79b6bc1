/** Errors of a mask of one decay in float32, and sizes of scaled outputs, for sequences that the panel draws itself. */

import { documentFormat } from "../../../../platform/documents/format";
import { problemLine } from "../../../../platform/fields/problem";
import { parseLion } from "../../document/document";
import { headsOf } from "../../engine/heads";
import { errorsByToken, leastDenominator, outputSizes, outputsWith } from "../../math/broken-outputs";
import { badShare, firstInfinite, lowerRow64, lowerRows32, type MaskRecipe } from "../../math/product-form";
import type { Sequence } from "../../math/sequence";

export interface BreakSettings {
  readonly lambda: number;
  readonly length: number;
  readonly seed: number;
}

/** Entries of a token: few, as the failures arise in the mask. */
const width = 4;

function sequenceOf({ length, seed }: BreakSettings, featureMap: "none" | "shifted-silu"): Sequence {
  const problem = { kind: "random", length, d: width, dv: width };
  const parsed = parseLion({ format: documentFormat, version: 1, lab: "lion", seed, variant: "D", featureMap, problem });
  if (!parsed.ok) throw new TypeError(problemLine(parsed.problem));
  return headsOf(parsed.document, null)[0].sequence;
}

/** A recipe for the mask, and the differences of its outputs from those of float64. */
export interface RecipeErrors {
  readonly recipe: MaskRecipe;
  /** Error of every token; NaN where its output is not finite. */
  readonly errors: Float64Array;
  /** Largest error among tokens that have one; NaN where none has. */
  readonly largest: number;
  /** Number of tokens without one. */
  readonly lost: number;
}

export const comparedRecipes = ["product", "prefix-difference", "running"] as const satisfies readonly MaskRecipe[];

export function outputErrors(settings: BreakSettings): readonly RecipeErrors[] {
  const sequence = sequenceOf(settings, "shifted-silu");
  const right = outputsWith("float64", sequence, settings.lambda);
  return comparedRecipes.map((recipe) => {
    const errors = errorsByToken(outputsWith(recipe, sequence, settings.lambda), right, width);
    const numbers = errors.filter((error) => !Number.isNaN(error));
    return { recipe, errors, largest: numbers.length === 0 ? Number.NaN : Math.max(...numbers), lost: errors.length - numbers.length };
  });
}

/** The token, from 1, from whose column on the product form has no numbers; null where there is none. */
export function firstLost({ length, lambda }: BreakSettings): number | null {
  const first = firstInfinite(length, lambda);
  return first === null ? null : first + 1;
}

/** Lengths of the curves of shares. */
export const shareLengths = [16, 32, 64, 128, 197, 256, 384, 512, 768, 1024, 1536, 2048, 3072, 4096] as const;

export function shares(lambda: number): readonly number[] {
  return shareLengths.map((length) => badShare(length, lambda));
}

/** The last row of the lower triangle: mask entries of the last token for every token. */
export interface LastRow {
  readonly recipe: MaskRecipe | "float64";
  /** L entries. */
  readonly entries: ArrayLike<number>;
}

export const silentFixes = ["guarded-inverse", "clamped"] as const satisfies readonly MaskRecipe[];

export function lastRows({ lambda, length }: BreakSettings): readonly LastRow[] {
  const lambdas = new Float64Array(length).fill(lambda);
  return [
    { recipe: "float64", entries: lowerRow64(lambdas, length - 1) },
    ...silentFixes.map((recipe) => ({ recipe, entries: lowerRows32(lambdas, recipe)(length - 1) })),
  ];
}

/** The entry of a row with the largest error: its token, from 1, its value and the right one. */
export function worstEntry(found: ArrayLike<number>, right: ArrayLike<number>) {
  const gaps = Array.from(right, (value, j) => Math.abs(found[j] - value));
  const at = gaps.indexOf(Math.max(...gaps));
  return { token: at + 1, found: found[at], right: right[at], error: gaps[at] };
}

/** Sizes of outputs with positive and with signed scores, scaled and not. */
export interface OutputSizes {
  readonly scaled: boolean;
  readonly positive: boolean;
  readonly sizes: Float64Array;
  readonly largest: number;
}

export interface Scaling {
  readonly sizes: readonly OutputSizes[];
  /** Largest magnitude of the values. */
  readonly largestValue: number;
  /** The denominator nearest to zero, with signed scores. */
  readonly leastDenominator: number;
}

export function scalingOf(settings: BreakSettings): Scaling {
  const { lambda } = settings;
  const positive = sequenceOf(settings, "shifted-silu");
  const signed = sequenceOf(settings, "none");
  const largest = (values: Float64Array) => values.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
  const sizes = [true, false].flatMap((scaled) =>
    [true, false].map((isPositive) => {
      const own = outputSizes(isPositive ? positive : signed, lambda, scaled);
      return { scaled, positive: isPositive, sizes: own, largest: largest(own) };
    }),
  );
  return { sizes, largestValue: largest(positive.v), leastDenominator: leastDenominator(signed, lambda) };
}
