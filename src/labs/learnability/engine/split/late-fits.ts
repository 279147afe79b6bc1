import type { SplitWork, Ticket } from "../../../../platform/engine/split-work";
import type { LongComputation } from "../../../../platform/numerics/progress";
import { sumsOf } from "../../math/certificate/moment-sums";
import { load } from "../../math/certificate/resident";
import { SecondMoment } from "../../math/certificate/second-moment";
import { checkpointsOf } from "../../math/learners/closed-form/checkpoints";
import { maxPrimalFeatures } from "../../math/learners/closed-form/fit";
import type { FitWithErrors } from "../../math/learners/closed-form/fit-elsewhere";
import { type EvaluationSplits, evaluationSplits } from "../../math/learners/evaluation";
import { packedSize, type Split } from "../../math/model/samples";
import type { ClosedFormFitting, TakenSamples } from "../closed-form-fitting";
import { factorWork, type LaterFits, type SharedContext } from "../sharing";
import type { DataTasks } from "./tasks";

/** Second moments kept at a time: 38 MB each at d = 16. */
const mostKept = 2;

/** The fits to one number of samples. */
interface Left {
  readonly taken: Omit<TakenSamples, "moment">;
  /** Queues one fit of each learner, for any thread; null for fits by way of kernels too large to exist twice. */
  readonly begin: (() => readonly Ticket<FitWithErrors | null>[]) | null;
  /** Whether it holds a copy of the second moment. */
  readonly keeps: boolean;
  /** Null before they are queued. */
  tickets: readonly Ticket<FitWithErrors | null>[] | null;
}

/** See `LaterFits`. */
export class LateFits implements LaterFits {
  readonly #context: SharedContext;
  readonly #fittings: readonly ClosedFormFitting[];
  readonly #worth: number;
  readonly #split: SplitWork<DataTasks>;
  #waiting: readonly Left[] = [];
  #sets: EvaluationSplits | null = null;

  /** @param worth  multiply-adds from which a fit with a second moment is postponed. */
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
   * Queues fast fits, and postpones the others, since a helper that computes one now would be missing at the second moment,
   * which comes next. Where too many are postponed, the first ones are computed.
   */
  *leave(taken: TakenSamples): LongComputation<void> {
    // Takes fits that helpers have finished, so that curves grow.
    while (this.#waiting.length > 0 && isMade(this.#waiting[0])) yield* this.#makeFirst();
    const left = this.#left(taken);
    if (left.keeps) while (this.#waiting.filter(({ keeps }) => keeps).length >= mostKept) yield* this.#makeFirst();
    else if (factorWork(taken.count) < this.#worth) begun(left);
    this.#waiting = [...this.#waiting, left];
  }

  /** Queues the longest first: the others fill the remaining time. */
  begin(): void {
    for (const left of this.#waiting.toReversed()) begun(left);
  }

  *make(): LongComputation<void> {
    this.begin();
    while (this.#waiting.length > 0) yield* this.#makeFirst();
  }

  #left({ moment, ...taken }: TakenSamples): Left {
    const left = { taken, keeps: false, tickets: null };
    if (!moment || moment.psi > maxPrimalFeatures) return { ...left, begin: null };
    const { workspace, dataset } = this.#context;
    this.#sets ??= evaluationSplits(dataset);
    const sets = this.#sets;
    const samples = firstOf(dataset.train, taken.count);
    const ridges = this.#fittings.map(({ learner }) => learner.spec.ridge);
    if (isEarly(moment, taken.count)) {
      return { ...left, begin: () => ridges.map((ridge) => this.#split.begin("earlyFit", { samples, ridge, sets }, "can wait")) };
    }
    const sums = sumsOf(workspace, moment);
    const begin = () => ridges.map((ridge) => this.#split.begin("momentFit", { samples, sums, ridge, sets }, "can wait"));
    return { ...left, begin, keeps: true };
  }

  /** Computes and takes the first postponed fit. */
  *#makeFirst(): LongComputation<void> {
    const [first, ...others] = this.#waiting;
    this.#waiting = others;
    const { taken } = first;
    const tickets = begun(first);
    if (!tickets) {
      for (const fitting of this.#fittings) yield* fitting.learn({ ...taken, moment: null });
      return;
    }
    const made = yield* this.#split.outcomes(tickets);
    const { workspace } = this.#context;
    const mark = workspace.mark();
    try {
      let moment: SecondMoment | null = null;
      for (const [i, fit] of made.entries()) {
        if (fit) this.#fittings[i].take(fit, taken.gathering);
        else {
          moment ??= yield* this.#summedAnew(taken.count);
          yield* this.#fittings[i].learn({ ...taken, moment });
        }
      }
    } finally {
      workspace.release(mark);
    }
  }

  /** The second moment of the first samples: summed in the same pieces, it has the same bits. */
  *#summedAnew(count: number): LongComputation<SecondMoment> {
    const { workspace, dataset } = this.#context;
    const samples = firstOf(dataset.train, count);
    const moment = new SecondMoment(workspace, samples.d, samples.outputs);
    const resident = load(workspace, samples, "the first training samples");
    for (const end of checkpointsOf(count)) yield* moment.extend(resident, end);
    return moment;
  }
}

/** Whether a fit to this many samples uses their kernel, as long as that is well-conditioned. */
function isEarly({ psi }: SecondMoment, count: number): boolean {
  return count < psi && psi <= maxPrimalFeatures;
}

/** Its tasks, queued now if they were not. */
function begun(left: Left): Left["tickets"] {
  left.tickets ??= left.begin?.() ?? null;
  return left.tickets;
}

/** Whether all its fits are finished. */
function isMade({ tickets }: Left): boolean {
  return tickets?.every(({ outcome }) => outcome !== null) === true;
}

/** Copies: a view would be sent with its whole buffer. */
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
