import { type Helpers, SplitWork, type Ticket } from "../../../../platform/engine/split-work";
import { type LongComputation, within } from "../../../../platform/numerics/progress";
import { shareableCopy } from "../../../../platform/numerics/shareable";
import type { EigenHelp } from "../../../../platform/numerics/symmetric-eigen";
import { hasDistinctSums, pairRanges } from "../../math/certificate/distinct-sums";
import { sumsOf } from "../../math/certificate/moment-sums";
import type { LabelledMoments } from "../../math/certificate/resident";
import type { SecondMoment } from "../../math/certificate/second-moment";
import type { Spectrum } from "../../math/certificate/spectrum";
import { leastOrder } from "../../math/eigenvalues/least-order";
import { openTileTeam, type TileTeam } from "../../math/eigenvalues/tile-team";
import { featureCount, type Moments, packedSize } from "../../math/model/samples";
import type { ClosedFormFitting } from "../closed-form-fitting";
import { eigenvalueWork, gramWork, type Shared, type SharedContext } from "../sharing";
import { LateFits } from "./late-fits";
import type { ResultSharing } from "./results";
import { type DataTasks, dataTasks } from "./tasks";

/** Ranges of F^T F per thread: enough that no thread waits long for the last one, few enough that samples are seldom packed again. */
const rangesPerThread = 3;

/** An intermediate spectrum is shared from this fraction of the usual threshold, since no computation waits for it. */
const glancesPerWorth = 20;

/** Most threads that help with eigenvalues: a third of the work is done by one alone. */
const mostHelpers = 7;

/** Largest matrix in bytes that may be copied. */
const largestMatrix = 2 ** 27;

/** A spectrum, and the help with it by other threads. */
type HelpedSpectrum = readonly [Ticket<Spectrum>, ...Ticket<number>[]];

/** Second moment, spectrum and eigenvectors, computed on several threads. */
export class SharedData implements Shared {
  readonly #split: SplitWork<DataTasks>;
  readonly #context: SharedContext;
  readonly #worth: number;
  #spectrum: HelpedSpectrum | null = null;
  #glances: readonly Ticket<Spectrum>[] = [];
  readonly eigen: EigenHelp;

  /** @param worth  multiply-adds from which a computation is shared. */
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
    const added = end - moment.count;
    const isShared =
      this.#split.threads > 1 &&
      gramWork(added, moment.psi) >= this.#worth &&
      8 * moment.psi ** 2 <= largestMatrix &&
      hasDistinctSums(moment.d, added);
    return isShared ? this.#extendTogether(moment, samples, end) : moment.extend(samples, end);
  }

  /** As `moment.extend`, to the bit: all threads sum ranges of F^T F, and this one F^T y. */
  *#extendTogether(moment: SecondMoment, samples: LabelledMoments, end: number): LongComputation<void> {
    const split = this.#split;
    const { workspace } = this.#context;
    const { d, count: first } = moment;
    const count = end - first;
    const gram = shareableCopy(workspace.f64(samples.gram + 8 * first * packedSize(d), count * packedSize(d)));
    const last = shareableCopy(workspace.f64(samples.last + 8 * first * d, count * d));
    const ranges = pairRanges(d, rangesPerThread * split.threads);
    const tickets = ranges.map((range) => split.begin("distinctSums", { range, samples: { d, count, gram, last } }));
    yield* within(0, 0.1, moment.extendCross(samples, end));
    const sums = yield* within(0.1, 1, split.outcomes(tickets));
    for (const [i, range] of ranges.entries()) moment.addDistinct(sums[i], range);
  }

  certify(): (() => LongComputation<Spectrum>) | null {
    this.#spectrum ??= this.#beginSpectrum();
    const tickets = this.#spectrum;
    if (!tickets) return null;
    const split = this.#split;
    return function* () {
      // While another thread computes it, this one helps.
      const [spectrum] = yield* split.outcomes<Spectrum | number>(tickets);
      return spectrum as Spectrum;
    };
  }

  glance(count: number): Ticket<Spectrum> | null {
    const { train } = this.#context.dataset;
    if (count >= featureCount(train.d) || glancesPerWorth * eigenvalueWork(count) < this.#worth) return null;
    const ticket = this.#split.begin("kernelSpectrum", { from: firstMoments(train, count), team: null }, "can wait");
    this.#glances = [...this.#glances, ticket];
    return ticket;
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

  #beginSpectrum(): HelpedSpectrum | null {
    const { workspace, moment, dataset } = this.#context;
    const { d, count } = dataset.train;
    const order = Math.min(count, featureCount(d));
    if (!this.#isShared(order)) return null;
    if (!moment || count < moment.psi) {
      const team = this.#teamFor(order);
      return this.#withHelp(team, this.#split.begin("kernelSpectrum", { from: firstMoments(dataset.train, count), team }));
    }
    if (moment.count < count) return null;
    for (const glance of this.#glances) this.#split.drop(glance);
    const team = this.#teamFor(order);
    return this.#withHelp(team, this.#split.begin("spectrum", { from: sumsOf(workspace, moment), team }));
  }

  /** Null where this thread is alone, or where threads cannot share memory. */
  #teamFor(order: number): TileTeam | null {
    return this.#split.threads > 1 && order >= leastOrder ? openTileTeam(order) : null;
  }

  /** Lets other threads help that have nothing more urgent to do. */
  #withHelp(team: TileTeam | null, spectrum: Ticket<Spectrum>): HelpedSpectrum {
    const helpers = team ? Math.min(mostHelpers, this.#split.threads - 1) : 0;
    return [spectrum, ...Array.from({ length: helpers }, () => this.#split.begin("tilePasses", team as TileTeam, "can wait"))];
  }

  /** Whether computations on a matrix of this order are shared. */
  #isShared(order: number): boolean {
    return eigenvalueWork(order) >= this.#worth && 8 * order ** 2 <= largestMatrix;
  }
}

/** Copies: a view would be sent with its whole buffer. */
function firstMoments({ d, gram, last }: Moments, count: number): Moments {
  return { d, count, gram: gram.slice(0, count * packedSize(d)), last: last.slice(0, count * d) };
}

/** Shares large computations with workers of the role "tasks" of this lab. */
export function sharingWith(helpers: Helpers, worth: number): ResultSharing {
  return { worth, helpers, open: async (context) => new SharedData(context, helpers, worth) };
}
