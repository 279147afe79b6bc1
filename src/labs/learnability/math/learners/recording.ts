import { Recorder } from "../../../../platform/numerics/recorder";
import type { Learned } from "../tasks/learned";

const errorNames = ["step", "train", "test"] as const;
const tokenNames = ["trainEntropy", "testEntropy", "trainAccuracy", "testAccuracy"] as const;
const distanceNames = ["seenDistance", "freeDistance"] as const;
const exactError = "exact error";

/** A growing error curve. */
export class CurveRecorder {
  readonly #recorder: Recorder<string>;
  readonly #shifted: readonly string[];
  /** Of models of the next token. */
  #hasTokens: boolean;
  /** Whether any distance from the teacher was measured. */
  #hasDistances: boolean;
  readonly #directions: readonly string[];

  /**
   * @param from        continues a recorded curve; missing distances are NaN.
   * @param directions  of the target, whose shares are recorded; 0 for most targets.
   */
  constructor(shiftedSets: number, from?: Curve, directions = 0) {
    this.#shifted = Array.from({ length: shiftedSets }, (_, k) => `shifted ${k}`);
    this.#directions = Array.from({ length: directions }, (_, k) => `direction ${k}`);
    const names = [...errorNames, ...this.#shifted, ...tokenNames, ...distanceNames, exactError, ...this.#directions];
    const shifted = Object.fromEntries(this.#shifted.map((name, k) => [name, from?.shifted[k]]));
    const { step, train, test, tokens, seenDistance, freeDistance, learned } = from ?? {};
    const shares = Object.fromEntries(this.#directions.map((name, k) => [name, learned?.shares[k]]));
    const others = { ...shifted, ...tokens, seenDistance, freeDistance, ...shares, [exactError]: learned?.error };
    this.#recorder = new Recorder(names, { step, train, test, ...others });
    this.#hasTokens = tokens !== undefined;
    this.#hasDistances = seenDistance !== undefined;
  }

  get step(): readonly number[] {
    return this.#recorder.lists.step;
  }

  get train(): readonly number[] {
    return this.#recorder.lists.train;
  }

  get test(): readonly number[] {
    return this.#recorder.lists.test;
  }

  add(step: number, { train, test, shifted, tokens }: Errors, distance?: Distance, learned?: Learned): void {
    const others = Object.fromEntries([
      ...this.#shifted.map((name, k) => [name, shifted[k]]),
      ...this.#directions.map((name, k) => [name, learned?.shares[k]]),
      [exactError, learned?.error],
    ]);
    this.#recorder.add({ step, train, test, ...others, ...tokens, seenDistance: distance?.seen, freeDistance: distance?.free });
    this.#hasTokens ||= tokens !== undefined;
    this.#hasDistances ||= distance !== undefined;
  }

  /** A copy as typed arrays. */
  curve(): Curve {
    const columns = this.#recorder.columns();
    const some = <Name extends string>(names: readonly Name[]) =>
      Object.fromEntries(names.map((name) => [name, columns[name]])) as Record<Name, Float64Array>;
    return {
      ...some(errorNames),
      shifted: this.#shifted.map((name) => columns[name]),
      ...(this.#hasTokens ? { tokens: some(tokenNames) } : {}),
      ...(this.#hasDistances ? some(distanceNames) : {}),
      ...(this.#directions.length > 0
        ? { learned: { error: columns[exactError], shares: this.#directions.map((name) => columns[name]) } }
        : {}),
    };
  }
}

/** Mean squared errors over samples and coordinates; NaN without labels. */
export interface Errors {
  readonly train: number;
  readonly test: number;
  readonly shifted: readonly number[];
  /** Of models of the next token; their squared errors are those of the probabilities. */
  readonly tokens?: TokenErrors;
}

/** Cross-entropies in nats a token, and accuracies of the most likely symbols. */
export interface TokenErrors {
  readonly trainEntropy: number;
  readonly testEntropy: number;
  readonly trainAccuracy: number;
  readonly testAccuracy: number;
}

/** The same along a curve. */
export type TokenCurves = { readonly [Name in keyof TokenErrors]: Float64Array };

/**
 * ||(p - p(teacher)) / S||_F, S = sqrt 2 on pair features: the distance of W from the teacher's without the antisymmetric
 * parts, as two orthogonal parts: in the span of the training data and in the null space of Lambda (paper notes, section
 * 4.9). The second is NaN where the data are too large for the split.
 */
export interface Distance {
  readonly seen: number;
  readonly free: number;
}

/** `Learned` along a curve. */
export interface LearnedCurves {
  readonly error: Float64Array;
  readonly shares: readonly Float64Array[];
}

export interface Curve {
  readonly step: Float64Array;
  readonly train: Float64Array;
  readonly test: Float64Array;
  readonly shifted: readonly Float64Array[];
  /**
   * Parts of the distance from the teacher, as in `Distance`; absent without a teacher, NaN at steps recorded by an earlier
   * version, which split p (under the names inRange and inNull) and not W.
   */
  readonly seenDistance?: Float64Array;
  readonly freeDistance?: Float64Array;
  /** Of a model of the next token. */
  readonly tokens?: TokenCurves;
  /** For targets with a theory of directions. */
  readonly learned?: LearnedCurves;
}

/** Largest number of training samples whose error is recorded. */
export const recordedSamples = 4096;

/** Indices of at most `recordedSamples` of `count` samples, evenly spread; all of them when there are fewer. */
export function recordedSubset(count: number): Int32Array {
  const kept = Math.min(count, recordedSamples);
  return Int32Array.from({ length: kept }, (_, i) => Math.floor((i * count) / kept));
}
