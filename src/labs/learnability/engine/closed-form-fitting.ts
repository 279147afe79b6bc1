import { type LongComputation, type Timed, timed, within } from "../../../platform/numerics/progress";
import type { LabelledMoments } from "../math/certificate/resident";
import type { SecondMoment } from "../math/certificate/second-moment";
import type { Spectrum } from "../math/certificate/spectrum";
import type { FitWithErrors } from "../math/learners/closed-form/fit-elsewhere";
import type { ExtractedHeads } from "../math/learners/closed-form/heads";
import type { ClosedFormLearner } from "../math/learners/closed-form/learner";
import type { Dataset } from "../math/tasks/dataset";
import type { GpuDetour, GpuSolve, GpuSolver } from "./gpu/gpu-solver";
import { dataJob } from "./job-plan";
import type { ClosedFormJobState, ClosedFormSummary } from "./protocol";

/** The samples that a fit is made to. */
export interface TakenSamples {
  /** Training samples taken so far. */
  readonly count: number;
  readonly moment: SecondMoment | null;
  /** Milliseconds that taking in the new ones has cost, which every closed form needs. */
  readonly gathering: number;
}

/** A closed-form learner at its place in the experiment, with what panels and results tell of it. */
export class ClosedFormFitting {
  /** Into `experiment.learners`. */
  readonly index: number;
  readonly learner: ClosedFormLearner;
  #milliseconds = 0;
  #heads: ExtractedHeads | null = null;
  #predictions: Float64Array | null = null;
  #finished = false;
  #onGpu: GpuSolve | null = null;
  #detour: GpuDetour | null = null;

  constructor(index: number, learner: ClosedFormLearner) {
    this.index = index;
    this.learner = learner;
  }

  /** Spent on the last fit and what it needed. */
  get milliseconds(): number {
    return this.#milliseconds;
  }

  /** Heads and singular values of W, once the last fit is there; none in dual form. */
  get heads(): ExtractedHeads | null {
    return this.#heads;
  }

  /** Of the last fit, where it was asked. */
  get predictions(): Float64Array | null {
    return this.#predictions;
  }

  /** One of the fits on the way, to the samples taken so far. */
  *learn({ moment, count, gathering }: TakenSamples): LongComputation<void> {
    yield* this.learner.learn(moment, count);
    this.#milliseconds += gathering;
  }

  /** One of the fits on the way, which any thread has made. */
  take(made: FitWithErrors, gathering: number): void {
    this.learner.take(made);
    this.#milliseconds += gathering;
  }

  /** The fit to all samples, for `conclude`. @param solver  for those that the GPU is wanted for; null for none. */
  *solve({ moment, count, gathering }: TakenSamples, solver: GpuSolver | null): LongComputation<Timed<FitWithErrors>> {
    const solved = yield* within(0, 0, this.#solveOnGpu(solver));
    const { result, milliseconds } = yield* timed(this.learner.made(moment, count, solved?.fit));
    return { result, milliseconds: milliseconds + (solved?.milliseconds ?? gathering) };
  }

  /** Takes the fit to all samples once those on the way have been taken, with its heads. */
  *conclude({ result, milliseconds }: Timed<FitWithErrors>): LongComputation<void> {
    this.learner.take(result);
    // What a person waits for: all samples taken in once, and the last solve; on a GPU the samples are a part of that.
    this.#milliseconds = milliseconds + (this.#onGpu ? 0 : this.#milliseconds);
    this.#heads = yield* within(1, 1, this.learner.heads());
    this.#finished = true;
  }

  /** Has the last fit answer what the panels judge it by. */
  *answer(test: LabelledMoments): LongComputation<void> {
    this.#predictions = yield* this.learner.predict(test);
  }

  /** What a state says of it alone. @param spectrum  of all training samples; null while it is not known. */
  state(
    { noise }: Dataset,
    spectrum: Spectrum | null,
  ): Pick<ClosedFormJobState, "job" | "learner" | "kind" | "curve" | "theory" | "solution" | "milliseconds"> {
    const { learner } = this;
    return {
      job: dataJob,
      learner: this.index,
      kind: "closed-form",
      curve: learner.recorder.curve(),
      theory: noise ? Float64Array.from(learner.theory) : null,
      solution: spectrum && this.#solution(spectrum),
      milliseconds: this.#milliseconds,
    };
  }

  #solution({ conditionNumber }: Spectrum): ClosedFormSummary | null {
    const { fit } = this.learner;
    if (!fit || !this.#finished) return null;
    return {
      solver: fit.solver,
      relativeResidual: fit.relativeResidual,
      conditionNumber,
      wSingularValues: this.#heads?.singularValues.slice() ?? new Float64Array(0),
      ...(this.#heads?.compressed ? { compressed: this.#heads.compressed } : {}),
      ...(this.#onGpu ? { onGpu: this.#onGpu } : {}),
      ...(this.#detour ? { detour: this.#detour } : {}),
    };
  }

  /** Null where the GPU is not wanted, or cannot give a fit. */
  *#solveOnGpu(solver: GpuSolver | null) {
    const attempt = solver ? yield* solver.attempt(this.learner.spec.ridge) : null;
    if (!attempt) return null;
    if ("detour" in attempt) {
      this.#detour = attempt.detour;
      return null;
    }
    this.#onGpu = attempt.report;
    return attempt;
  }
}
