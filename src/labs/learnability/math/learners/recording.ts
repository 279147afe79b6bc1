/** An error curve while it grows. */
export class CurveRecorder {
  readonly step: number[] = [];
  readonly train: number[] = [];
  readonly test: number[] = [];
  readonly shifted: number[][];
  /** Of models of the next token: as many as steps. */
  readonly #tokens: TokenErrors[] = [];
  /** Distances from the teacher, as many as steps; null where none was measured. */
  readonly #distances: (Distance | null)[] = [];

  constructor(shiftedSets: number) {
    this.shifted = Array.from({ length: shiftedSets }, () => []);
  }

  add(step: number, errors: Errors, distance?: Distance): void {
    this.step.push(step);
    this.train.push(errors.train);
    this.test.push(errors.test);
    this.shifted.forEach((values, k) => {
      values.push(errors.shifted[k]);
    });
    if (errors.tokens) this.#tokens.push(errors.tokens);
    this.#distances.push(distance ?? null);
  }

  /** A copy as typed arrays. */
  curve(): Curve {
    return {
      step: Float64Array.from(this.step),
      train: Float64Array.from(this.train),
      test: Float64Array.from(this.test),
      shifted: this.shifted.map((values) => Float64Array.from(values)),
      ...(this.#tokens.length > 0 ? { tokens: this.#tokenCurves() } : {}),
      ...(this.#distances.some((distance) => distance !== null)
        ? {
            seenDistance: Float64Array.from(this.#distances, (distance) => distance?.seen ?? Number.NaN),
            freeDistance: Float64Array.from(this.#distances, (distance) => distance?.free ?? Number.NaN),
          }
        : {}),
    };
  }

  #tokenCurves(): TokenCurves {
    return Object.fromEntries(
      tokenNames.map((name) => [name, Float64Array.from(this.#tokens, (errors) => errors[name])]),
    ) as unknown as TokenCurves;
  }

  /** Goes on from a curve recorded before. One without these distances keeps its steps; the distances begin where it ended. */
  restore(curve: Curve): void {
    const { seenDistance, freeDistance, tokens } = curve;
    for (let i = 0; i < curve.step.length; i++) {
      const errors = {
        train: curve.train[i],
        test: curve.test[i],
        shifted: curve.shifted.map((values) => values[i]),
        ...tokensAt(tokens, i),
      };
      this.add(curve.step[i], errors, seenDistance && freeDistance ? { seen: seenDistance[i], free: freeDistance[i] } : undefined);
    }
  }
}

/** Mean squared errors over samples and coordinates; NaN where there are no labels. */
export interface Errors {
  readonly train: number;
  readonly test: number;
  readonly shifted: readonly number[];
  /** Of models of the next token; their squared errors are those of the probabilities. */
  readonly tokens?: TokenErrors;
}

/** Cross-entropies in nats a token, and shares of tokens that are right when the most likely symbols are taken. */
export interface TokenErrors {
  readonly trainEntropy: number;
  readonly testEntropy: number;
  readonly trainAccuracy: number;
  readonly testAccuracy: number;
}

/** The same along a curve. */
export type TokenCurves = { readonly [Name in keyof TokenErrors]: Float64Array };

const tokenNames = ["trainEntropy", "testEntropy", "trainAccuracy", "testAccuracy"] as const;

function tokensAt(curves: TokenCurves | undefined, i: number): { readonly tokens?: TokenErrors } {
  if (!curves) return {};
  return { tokens: Object.fromEntries(tokenNames.map((name) => [name, curves[name][i]])) as unknown as TokenErrors };
}

/**
 * ||(p - p(teacher)) / S||_F, S = sqrt 2 on pair features: how far W is from the teacher's, the antisymmetric parts of both
 * left out. In two parts at right angles: what the training data can see, and what they leave free (paper notes, section
 * 4.9). The free part is NaN where the data are too many or too large to be taken apart.
 */
export interface Distance {
  readonly seen: number;
  readonly free: number;
}

export interface Curve {
  readonly step: Float64Array;
  readonly train: Float64Array;
  readonly test: Float64Array;
  readonly shifted: readonly Float64Array[];
  /**
   * Parts of the distance from the teacher, as in `Distance`; absent without a teacher, NaN at steps that an earlier version
   * recorded, which split p (under the names inRange and inNull) and not W.
   */
  readonly seenDistance?: Float64Array;
  readonly freeDistance?: Float64Array;
  /** Of a model of the next token. */
  readonly tokens?: TokenCurves;
}

/** Most training samples whose error is recorded along the way. */
export const recordedSamples = 4096;

/** Indices of at most `recordedSamples` of `count` samples, evenly spread; all of them when there are no more. */
export function recordedSubset(count: number): Int32Array {
  const kept = Math.min(count, recordedSamples);
  return Int32Array.from({ length: kept }, (_, i) => Math.floor((i * count) / kept));
}
