import { bandsOf, extendInBands } from "../../../certificate/gram-bands";
import { sumsOf } from "../../../certificate/moment-sums";
import type { LabelledMoments } from "../../../certificate/resident";
import type { SecondMoment } from "../../../certificate/second-moment";
import type { Spectrum } from "../../../certificate/spectrum";
import { featureCount } from "../../../model/samples";
import type { LongComputation } from "../../../numerics/progress";
import type { EigenHelp } from "../../../numerics/symmetric-eigen";
import { type Helpers, SplitWork, type Ticket } from "../../core/split-work";
import type { ClosedFormFitting } from "../closed-form-fitting";
import { eigenvalueWork, gramWork, type Shared, type SharedContext } from "../sharing";
import { LateFits } from "./late-fits";
import type { ResultSharing } from "./results";
import { type DataTasks, dataTasks } from "./tasks";

/** Bands to a thread: so many that none waits long for the last one, so few that features are packed only now and then. */
const bandsPerThread = 2;

/** Bytes of a matrix of which there may be several copies. */
const largestMatrix = 2 ** 27;

/** Second moment, spectrum and eigenvectors, computed on several threads. */
export class SharedData implements Shared {
  readonly #split: SplitWork<DataTasks>;
  readonly #context: SharedContext;
  readonly #worth: number;
  #spectrum: Ticket<Spectrum> | null = null;
  readonly eigen: EigenHelp;

  /** @param worth  multiply-adds from which on a computation is shared. */
  constructor(context: SharedContext, helpers: Helpers, worth: number) {
    this.#context = context;
    this.#worth = worth;
    const split = new SplitWork({ tasks: dataTasks(context.tasks ?? context.workspace), helpers });
    split.prepare();
    this.#split = split;
    this.eigen = {
      parts: (order) => (this.#isShared(order) ? split.threads : 1),
      basisRows: (inputs) => split.outcomes(inputs.map((input) => split.begin("basisRows", input))),
      turnedStrips: (inputs) => split.outcomes(inputs.map((input) => split.begin("turnedStrips", input))),
    };
  }

  get awaits(): Promise<void> | null {
    return this.#split.awaits;
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

  certify(): (() => LongComputation<Spectrum>) | null {
    this.#spectrum ??= this.#beginSpectrum();
    const ticket = this.#spectrum;
    if (!ticket) return null;
    const split = this.#split;
    return function* () {
      const [spectrum] = yield* split.outcomes([ticket]);
      return spectrum;
    };
  }

  later(fittings: readonly ClosedFormFitting[]): LateFits {
    return new LateFits(this.#context, fittings, this.#worth, this.#split);
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

  #beginSpectrum(): Ticket<Spectrum> | null {
    const { workspace, moment, dataset } = this.#context;
    const { d, count, gram, last } = dataset.train;
    if (!this.#isShared(Math.min(count, featureCount(d)))) return null;
    // Copies: a view would travel with all that lies around it.
    if (!moment || count < moment.psi) return this.#split.begin("kernelSpectrum", { d, count, gram: gram.slice(), last: last.slice() });
    return moment.count === count ? this.#split.begin("spectrum", sumsOf(workspace, moment)) : null;
  }

  /** Whether what is computed of a matrix of this order is shared. */
  #isShared(order: number): boolean {
    return eigenvalueWork(order) >= this.#worth && 8 * order ** 2 <= largestMatrix;
  }
}

/** Shares what is large with workers that play the role "tasks" of this lab. */
export function sharingWith(helpers: Helpers, worth: number): ResultSharing {
  return { worth, helpers, open: async (context) => new SharedData(context, helpers, worth) };
}
