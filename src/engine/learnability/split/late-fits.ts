import { type MomentSums, momentOf, sumsOf } from "../../../certificate/moment-sums";
import { load } from "../../../certificate/resident";
import { SecondMoment } from "../../../certificate/second-moment";
import { checkpointsOf } from "../../../learners/closed-form/checkpoints";
import type { EarlyFit, FitWithErrors } from "../../../learners/closed-form/early-fit";
import { maxPrimalFeatures } from "../../../learners/closed-form/fit";
import { type EvaluationSplits, evaluationSplits } from "../../../learners/evaluation";
import { packedSize, type Split } from "../../../model/samples";
import type { LongComputation } from "../../../numerics/progress";
import type { SplitWork, Ticket } from "../../core/split-work";
import type { ClosedFormFitting, TakenSamples } from "../closed-form-fitting";
import { factorWork, type LaterFits, type SharedContext } from "../sharing";
import type { DataTasks } from "./tasks";

/** Second moments that are kept at a time: 38 MB each at d = 16. */
const mostKept = 2;

/** Fits to fewer samples than features can be made by any thread. */
interface Early {
  readonly taken: Omit<TakenSamples, "moment">;
  /** One of each learner. */
  readonly begin: () => readonly Ticket<FitWithErrors | null>[];
  /** Null before they are begun. */
  tickets: readonly Ticket<FitWithErrors | null>[] | null;
}

/** Those to more need the second moment of their time. */
interface Kept {
  readonly taken: Omit<TakenSamples, "moment">;
  readonly sums: MomentSums | null;
}

/** See `LaterFits`. */
export class LateFits implements LaterFits {
  readonly #context: SharedContext;
  readonly #fittings: readonly ClosedFormFitting[];
  readonly #worth: number;
  readonly #split: SplitWork<DataTasks>;
  #waiting: readonly (Early | Kept)[] = [];
  #sets: EvaluationSplits | null = null;

  /** @param worth  multiply-adds from which on a fit that needs a second moment is worth leaving. */
  constructor(context: SharedContext, fittings: readonly ClosedFormFitting[], worth: number, split: SplitWork<DataTasks>) {
    this.#context = context;
    this.#fittings = fittings;
    this.#worth = worth;
    this.#split = split;
  }

  takes({ count, moment }: TakenSamples): boolean {
    if (this.#fittings.length === 0) return false;
    return (moment && isEarly(moment, count)) || factorWork(Math.min(count, moment?.psi ?? count)) >= this.#worth;
  }

  /**
   * Begins fits that are soon done, and leaves the others for later: who made one of those now would be missed at the second moment,
   * which everybody waits for. Those that wait have their turn where there are too many.
   */
  *leave(taken: TakenSamples): LongComputation<void> {
    // Curves grow with what others have made already.
    while (this.#waiting.length > 0 && isMade(this.#waiting[0])) yield* this.#makeFirst();
    const { moment, ...others } = taken;
    if (moment && isEarly(moment, taken.count)) {
      const inputs = this.#fittings.map(({ learner }) => this.#early(moment, taken.count, learner.spec.ridge));
      const begin = () => inputs.map((input) => this.#split.begin("earlyFit", input, "can wait"));
      this.#waiting = [...this.#waiting, { taken: others, begin, tickets: factorWork(taken.count) < this.#worth ? begin() : null }];
      return;
    }
    while (this.#waiting.filter((one) => "sums" in one).length >= mostKept) yield* this.#makeFirst();
    this.#waiting = [...this.#waiting, { taken: others, sums: moment && sumsOf(this.#context.workspace, moment) }];
  }

  /** Makes all that wait. */
  *make(): LongComputation<void> {
    for (const one of this.#waiting) if ("begin" in one) one.tickets ??= one.begin();
    while (this.#waiting.length > 0) yield* this.#makeFirst();
  }

  #early({ psi, outputs, cross }: SecondMoment, count: number, ridge: number): EarlyFit {
    const { workspace, dataset } = this.#context;
    this.#sets ??= evaluationSplits(dataset);
    return { samples: firstOf(dataset.train, count), cross: workspace.f64(cross, psi * outputs).slice(), ridge, sets: this.#sets };
  }

  *#makeFirst(): LongComputation<void> {
    const [first, ...others] = this.#waiting;
    this.#waiting = others;
    const { workspace } = this.#context;
    const mark = workspace.mark();
    try {
      if ("sums" in first) {
        const moment = first.sums && momentOf(workspace, first.sums);
        for (const fitting of this.#fittings) yield* fitting.learn({ ...first.taken, moment });
      } else yield* this.#makeEarly(first);
    } finally {
      workspace.release(mark);
    }
  }

  *#makeEarly({ taken, begin, tickets }: Early): LongComputation<void> {
    const made = yield* this.#split.outcomes(tickets ?? begin());
    let moment: SecondMoment | null = null;
    for (const [i, fit] of made.entries()) {
      if (fit) this.#fittings[i].take(fit, taken.gathering);
      else {
        moment ??= yield* this.#summedAnew(taken.count);
        yield* this.#fittings[i].learn({ ...taken, moment });
      }
    }
  }

  /** What the second moment was when it had seen so many samples: summed in the same pieces, it has the same bits. */
  *#summedAnew(count: number): LongComputation<SecondMoment> {
    const { workspace, dataset } = this.#context;
    const samples = firstOf(dataset.train, count);
    const moment = new SecondMoment(workspace, samples.d, samples.outputs);
    const resident = load(workspace, samples, "the first training samples");
    for (const end of checkpointsOf(count)) yield* moment.extend(resident, end);
    return moment;
  }
}

/** Whether a fit to so many samples goes by way of their kernel, as long as that is well-conditioned. */
function isEarly({ psi }: SecondMoment, count: number): boolean {
  return count < psi && psi <= maxPrimalFeatures;
}

/** Whether nobody has to be waited for. */
function isMade(one: Early | Kept): boolean {
  return "tickets" in one && one.tickets !== null && one.tickets.every(({ outcome }) => outcome !== null);
}

/** Copies: a view would travel with all that lies around it. */
function firstOf(split: Split, count: number): Split {
  const size = packedSize(split.d);
  return {
    ...split,
    count,
    gram: split.gram.slice(0, count * size),
    last: split.last.slice(0, count * split.d),
    labels: split.labels?.slice(0, count * split.outputs) ?? null,
  };
}
