import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { quantile } from "../../../../platform/numerics/quantile";
import { medianConstants } from "../../math/training/constants";
import { hiddenOf, productsOf } from "../../math/training/oracle";
import { promptsOf, testStream } from "../../math/training/prompts";
import { reducedErrors } from "../../math/training/reduction";
import { readSent } from "../../math/training/sent-reading";
import type { TrainingSettings } from "../../math/training/settings";
import { readSketch } from "../../math/training/sketch-reading";
import type { Trainer } from "../../math/training/trainer";
import type { Judged } from "./protocol";

/** Numbers of fresh prompts by which a network is judged. */
export interface JudgedBy {
  /** Prompts for the median error. */
  readonly errors: number;
  /** Prompts of a draw, for largest norms; the first draw also measures the error of the weights as they are read. */
  readonly norms: number;
  /** Draws over whose constants the median is taken. */
  readonly draws: number;
}

const whileTraining: JudgedBy = { errors: 1024, norms: 256, draws: 16 };

/** Judges a network by prompts that it is not trained on, always the same ones for a document. */
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
    const products = productsOf(shape, trainer.weights);
    const { norms, draws } = this.#by;
    const constants = yield* within(0.4, 0.9, medianConstants(shape, products, prompts, draws));
    const { whole, reduced } = reducedErrors(shape, products, prompts.slice(0, norms));
    yield 1;
    const readError = { network: quantile(whole, 0.5), reading: quantile(reduced, 0.5) };
    const sent = shape.machines > 1 ? products.map((layer) => readSent(shape, layer)) : null;
    const sketches = shape.rank === null ? null : products.map((layer) => readSketch(shape, layer));
    return { step: trainer.stepsTaken, medianError, zeroMedianError, constants, readError, sent, sketches };
  }
}

/** Test prompts, and the error of predicting zero: neither depends on the network. */
function knownPrompts({ shape, prompts }: TrainingSettings, { errors, norms, draws }: JudgedBy) {
  const all = promptsOf(shape, prompts, testStream(0), Math.max(errors, norms * draws));
  const zero = Float64Array.from(all.slice(0, errors), (prompt) => {
    const truth = hiddenOf(shape, prompt);
    return truth.reduce((sum, value) => sum + value * value, 0) / truth.length;
  });
  return { prompts: all.slice(0, norms * draws), zeroMedianError: quantile(zero, 0.5) };
}
