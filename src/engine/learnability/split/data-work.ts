import { bandsOf } from "../../../certificate/gram-bands";
import { firstSamples } from "../../../certificate/kernel-matrix";
import type { LabelledMoments } from "../../../certificate/resident";
import type { SecondMoment } from "../../../certificate/second-moment";
import type { Spectrum } from "../../../certificate/spectrum";
import type { Moments } from "../../../model/samples";
import type { LongComputation } from "../../../numerics/progress";
import type { Workspace } from "../../../numerics/workspace";
import { type Helpers, SplitWork, type Ticket } from "../../core/split-work";
import { type DataTasks, dataTasks } from "./tasks";

/** Bands to a thread: so many that none waits long for the last one, so few that features are packed only now and then. */
const bandsPerThread = 2;

/** Second moments and spectra of one data set, shared with helpers. */
export class DataWork {
  readonly #split: SplitWork<DataTasks>;

  /** Multiply-adds from which on a computation is shared. */
  readonly worth: number;

  /** @param workspace  of the computation that asks. */
  constructor(workspace: Workspace, helpers: Helpers, worth: number) {
    this.worth = worth;
    this.#split = new SplitWork({ tasks: dataTasks(workspace), helpers });
  }

  get awaits(): Promise<void> | null {
    return this.#split.awaits;
  }

  /** Whether all is done on this thread now, so that nothing is gained by asking early. */
  get isAlone(): boolean {
    return this.#split.threads === 1;
  }

  /** As `moment.extend`, to the bit. */
  extend(moment: SecondMoment, samples: LabelledMoments, end: number): LongComputation<void> {
    const bands = bandsOf(moment.psi, bandsPerThread * this.#split.threads);
    return moment.extendInBands(samples, end, bands, (sums) => this.#split.outcomes(sums.map((band) => this.#split.begin("band", band))));
  }

  /** Begins the spectrum of what the moment has seen. */
  spectrumOfMoment(moment: SecondMoment): Ticket<Spectrum> {
    return this.#split.begin("spectrum", moment.sums());
  }

  /** Begins the spectrum of the first samples. */
  spectrumOfKernel(samples: Moments, count: number): Ticket<Spectrum> {
    // Copies: a view would travel with all that lies around it.
    const { d, gram, last } = firstSamples(samples, count);
    return this.#split.begin("kernelSpectrum", { d, count, gram: gram.slice(), last: last.slice() });
  }

  /** Spectra that were begun. */
  outcomes(tickets: readonly Ticket<Spectrum>[]): LongComputation<Spectrum[]> {
    return this.#split.outcomes(tickets);
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
}
