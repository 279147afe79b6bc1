import { bandsOf, extendInBands, sumsOf } from "../../../certificate/gram-bands";
import { firstSamples } from "../../../certificate/kernel-matrix";
import type { LabelledMoments } from "../../../certificate/resident";
import type { SecondMoment } from "../../../certificate/second-moment";
import type { Spectrum } from "../../../certificate/spectrum";
import type { LongComputation } from "../../../numerics/progress";
import { type Helpers, SplitWork, type Ticket } from "../../core/split-work";
import { eigenvalueWork, gramWork, type Shared, type SharedContext, type Sharing } from "../sharing";
import { type DataTasks, dataTasks } from "./tasks";

/** Bands to a thread: so many that none waits long for the last one, so few that features are packed only now and then. */
const bandsPerThread = 2;

/** Bytes of a matrix of which there may be several copies. */
const largestMatrix = 2 ** 27;

/** Second moment and spectra, computed on several threads: spectra beside what comes after them, and told in their order. */
export class SharedData implements Shared {
  readonly #split: SplitWork<DataTasks>;
  readonly #context: SharedContext;
  readonly #worth: number;
  /** Begun before their samples had their turn: kernels need nothing else. */
  readonly #early = new Map<number, Ticket<Spectrum>>();
  #waiting: readonly Ticket<Spectrum>[] = [];
  #latest: Spectrum | null = null;

  /** @param worth  multiply-adds from which on a computation is shared. */
  constructor(context: SharedContext, helpers: Helpers, worth: number) {
    this.#context = context;
    this.#worth = worth;
    this.#split = new SplitWork({ tasks: dataTasks(context.workspace), helpers });
    this.#split.prepare();
    for (const count of context.counts) {
      if (this.#isOfMoment(count) || !this.#isShared(count)) continue;
      // Copies: a view would travel with all that lies around it.
      const { d, gram, last } = firstSamples(context.dataset.train, count);
      this.#early.set(count, this.#split.begin("kernelSpectrum", { d, count, gram: gram.slice(), last: last.slice() }));
    }
  }

  get awaits(): Promise<void> | null {
    return this.#split.awaits;
  }

  get latest(): Spectrum | null {
    return this.#latest;
  }

  extend(moment: SecondMoment, samples: LabelledMoments, end: number): LongComputation<void> {
    const { threads } = this.#split;
    const isShared = gramWork(end - moment.count, moment.psi) >= this.#worth && 8 * moment.psi ** 2 <= largestMatrix;
    if (threads === 1 || !isShared) return moment.extend(samples, end);
    const bands = bandsOf(moment.psi, bandsPerThread * threads);
    return extendInBands(this.#context.workspace, moment, samples, end, bands, (sums) =>
      this.#split.outcomes(sums.map((band) => this.#split.begin("band", band))),
    );
  }

  *see(count: number): LongComputation<boolean> {
    const ticket = this.#begin(count);
    if (!ticket) return false;
    this.#waiting = [...this.#waiting, ticket];
    const { threads } = this.#split;
    // No more wait with their sums than there are threads to take them.
    const awaited = this.#waiting.slice(0, threads === 1 ? this.#waiting.length : Math.max(0, this.#waiting.length - threads));
    yield* this.#split.outcomes(awaited);
    this.#take();
    return true;
  }

  *finish(): LongComputation<void> {
    yield* this.#split.outcomes(this.#waiting);
    this.#take();
  }

  recall(): void {
    this.#split.recall();
  }

  share(): void {
    this.#split.share();
  }

  dispose(): void {
    this.#split.dispose();
  }

  #begin(count: number): Ticket<Spectrum> | null {
    const { workspace, moment } = this.#context;
    if (!moment || !this.#isOfMoment(count)) return this.#early.get(count) ?? null;
    return this.#isShared(moment.psi) ? this.#split.begin("spectrum", sumsOf(workspace, moment)) : null;
  }

  /** Whether the spectrum of a matrix of this order is shared. */
  #isShared(order: number): boolean {
    return eigenvalueWork(order) >= this.#worth && 8 * order ** 2 <= largestMatrix;
  }

  #isOfMoment(count: number): boolean {
    const { moment } = this.#context;
    return moment !== null && count >= moment.psi;
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

/** Shares what is large with workers that play the role "tasks" of this lab. */
export function sharingWith(helpers: Helpers, worth: number): Sharing {
  return { worth, open: async (context) => new SharedData(context, helpers, worth) };
}
