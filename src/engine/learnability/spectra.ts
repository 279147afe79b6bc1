import type { SecondMoment } from "../../certificate/second-moment";
import { type Spectrum, spectrumOfKernel, spectrumOfMoment } from "../../certificate/spectrum";
import { featureCount } from "../../model/samples";
import type { LongComputation } from "../../numerics/progress";
import type { Workspace } from "../../numerics/workspace";
import type { Dataset } from "../../tasks/dataset";
import type { Ticket } from "../core/split-work";
import type { DataWork } from "./split/data-work";

/** Where other threads lend a hand. */
export interface Sharing {
  /** Multiply-adds below which a computation is over before another thread has been asked. */
  readonly worth: number;
  /** Fetches what it takes. @param workspace  of the computation that asks. */
  readonly open: (workspace: Workspace) => Promise<DataWork>;
}

/** About a fifth of a second. */
export const usuallyWorth = 2e9;

/** Whether second moments or spectra of a data set take so long that other threads should lend a hand. */
export function isWorthSharing({ d, train: { count } }: Dataset, { worth }: Sharing): boolean {
  const psi = featureCount(d);
  return eigenvalues(Math.min(count, psi)) >= worth || gram(count / 2, psi) >= worth;
}

/** Multiply-adds for the eigenvalues of a matrix of this order. */
function eigenvalues(order: number): number {
  return 1.3 * order ** 3;
}

/** Multiply-adds for the lower triangle of F^T F. */
function gram(samples: number, psi: number): number {
  return (samples * psi ** 2) / 2;
}

/**
 * Second moment and spectra of the training samples of a data set as they arrive. With other threads the spectra of large pieces
 * are computed beside what comes after them, and told in their order.
 */
export class Spectra {
  readonly #workspace: Workspace;
  readonly #dataset: Dataset;
  readonly #moment: SecondMoment | null;
  readonly #shared: DataWork | null;
  /** Begun before their samples had their turn: kernels need nothing else. */
  readonly #early = new Map<number, Ticket<Spectrum>>();
  #waiting: readonly Ticket<Spectrum>[] = [];
  #latest: Spectrum | null = null;

  /** @param counts  of samples at which spectra will be asked for, ascending. */
  constructor(workspace: Workspace, dataset: Dataset, moment: SecondMoment | null, shared: DataWork | null, counts: readonly number[]) {
    this.#workspace = workspace;
    this.#dataset = dataset;
    this.#moment = moment;
    this.#shared = shared;
    if (!shared) return;
    for (const count of counts)
      if (!this.#isOfMoment(count) && eigenvalues(count) >= shared.worth)
        this.#early.set(count, shared.spectrumOfKernel(dataset.train, count));
  }

  /** Of the most samples for which it is known. */
  get latest(): Spectrum | null {
    return this.#latest;
  }

  /** Adds the samples up to `end` to a moment. */
  extend(moment: SecondMoment, samples: Parameters<SecondMoment["extend"]>[0], end: number): LongComputation<void> {
    const shared = this.#shared;
    const isShared = shared !== null && !shared.isAlone && gram(end - moment.count, moment.psi) >= shared.worth;
    return isShared ? shared.extend(moment, samples, end) : moment.extend(samples, end);
  }

  /** The spectrum of the first `count` samples, which the moment has just seen: now, or as soon as another thread has it. */
  *see(count: number): LongComputation<void> {
    const ticket = this.#begin(count);
    if (!ticket) {
      this.#latest = yield* this.#here(count);
      return;
    }
    this.#waiting = [...this.#waiting, ticket];
    if (this.#shared?.isAlone) yield* this.finish();
    else this.#take();
  }

  /** Waits for all that were begun. */
  *finish(): LongComputation<void> {
    if (this.#shared) yield* this.#shared.outcomes(this.#waiting);
    this.#take();
  }

  #begin(count: number): Ticket<Spectrum> | null {
    const moment = this.#isOfMoment(count) ? this.#moment : null;
    const shared = this.#shared;
    if (!shared || !moment || eigenvalues(moment.psi) < shared.worth) return this.#early.get(count) ?? null;
    return shared.spectrumOfMoment(moment);
  }

  #here(count: number): LongComputation<Spectrum> {
    const moment = this.#isOfMoment(count) ? this.#moment : null;
    return moment ? spectrumOfMoment(this.#workspace, moment) : spectrumOfKernel(this.#workspace, this.#dataset.train, count);
  }

  #isOfMoment(count: number): boolean {
    return this.#moment !== null && count >= this.#moment.psi;
  }

  /** Those that are known, up to the first that is not. */
  #take(): void {
    for (const { outcome } of this.#waiting) {
      if (!outcome) return;
      this.#latest = outcome.output;
      this.#waiting = this.#waiting.slice(1);
    }
  }
}
