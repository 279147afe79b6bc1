import { hiddenOf, productsOf } from "../../../eagle/training/oracle";
import { promptsOf, testStream } from "../../../eagle/training/prompts";
import { constantsOf } from "../../../eagle/training/reading";
import type { TrainingSettings } from "../../../eagle/training/settings";
import type { Trainer } from "../../../eagle/training/trainer";
import type { LongComputation } from "../../../numerics/progress";
import type { Judged } from "./protocol";

/** How many fresh prompts a network is judged by. */
export interface JudgedBy {
  /** Those by whose errors. */
  readonly errors: number;
  /** The first of them by which the largest norms are found. */
  readonly norms: number;
}

const whileTraining: JudgedBy = { errors: 1024, norms: 256 };

/** Judges a network by prompts that it is not trained on: always the same ones of a document. */
export class Judge {
  readonly #trainer: Trainer;
  readonly #by: JudgedBy;
  #known: { readonly prompts: readonly Float64Array[]; readonly zeroMedianError: number } | null = null;

  constructor(trainer: Trainer, by = whileTraining) {
    this.#trainer = trainer;
    this.#by = by;
  }

  *judge(): LongComputation<Judged> {
    const trainer = this.#trainer;
    const { shape } = trainer.settings;
    const medianError = quantile(trainer.errorsOf(testStream(0), this.#by.errors), 0.5);
    yield 0.2;
    this.#known ??= knownPrompts(trainer.settings, this.#by);
    const { prompts, zeroMedianError } = this.#known;
    yield 0.4;
    const constants = constantsOf(shape, productsOf(shape, trainer.weights), prompts);
    yield 1;
    return { step: trainer.stepsTaken, medianError, zeroMedianError, constants };
  }
}

/** What does not depend on the network. */
function knownPrompts({ shape, prompts }: TrainingSettings, { errors, norms }: JudgedBy) {
  const all = promptsOf(shape, prompts, testStream(0), errors);
  const zero = Float64Array.from(all, (prompt) => {
    const truth = hiddenOf(shape, prompt);
    return truth.reduce((sum, value) => sum + value * value, 0) / truth.length;
  });
  return { prompts: all.slice(0, norms), zeroMedianError: quantile(zero, 0.5) };
}

/** The value below which a share of the values lies, between neighbours by their distance; NaN and infinite ones count as the largest. */
export function quantile(values: Float64Array, share: number): number {
  const sorted = values.map((value) => (Number.isNaN(value) ? Number.POSITIVE_INFINITY : value)).sort();
  const place = share * (sorted.length - 1);
  const below = Math.floor(place);
  const [low, high] = [sorted[below], sorted[Math.min(below + 1, sorted.length - 1)]];
  return place === below || low === high ? low : low + (place - below) * (high - low);
}
