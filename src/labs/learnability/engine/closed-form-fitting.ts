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

/** The samples of a fit. */
export interface TakenSamples {
  /** Training samples taken so far. */
  readonly count: number;
  readonly moment: SecondMoment | null;
  /** Milliseconds for gathering the new samples, needed by every closed form. */
  readonly gathering: number;
}

/** A closed-form learner of the experiment, with its values for panels and results. */
export class ClosedFormFitting {
  /** Index into `experiment.learners`. */
  readonly index: number;
  readonly learner: ClosedFormLearner;
  #milliseconds = 0;
  #relativeResidual = Number.NaN;
  #heads: ExtractedHeads | null = null;
  #predictions: Float64Array | null = null;
  #finished = false;
  #onGpu: GpuSolve | null = null;
  #detour: GpuDetour | null = null;

  constructor(index: number, learner: ClosedFormLearner) {
    this.index = index;
    this.learner = learner;
  }

  /** Time of the last fit and its inputs. */
  get milliseconds(): number {
    return this.#milliseconds;
  }

  /** Heads and singular values of W after the last fit; none in dual form. */
  get heads(): ExtractedHeads | null {
    return this.#heads;
  }

  /** Of the last fit, where requested. */
  get predictions(): Float64Array | null {
    return this.#predictions;
  }

  /** An intermediate fit, to the samples taken so far. */
  *learn({ moment, count, gathering }: TakenSamples): LongComputation<void> {
    yield* this.learner.learn(moment, count);
    this.#milliseconds += gathering;
  }

  /** Takes an intermediate fit computed by any thread. */
  take(made: FitWithErrors, gathering: number): void {
    this.learner.take(made);
    this.#milliseconds += gathering;
  }

  /** The fit to all samples, for `conclude`. @param solver  for fits on the GPU; null for none. */
  *solve({ moment, count, gathering }: TakenSamples, solver: GpuSolver | null): LongComputation<Timed<FitWithErrors>> {
    const solved = yield* within(0, 0, this.#solveOnGpu(solver));
    const { result, milliseconds } = yield* timed(this.learner.made(moment, count, solved?.fit));
    return { result, milliseconds: milliseconds + (solved?.milliseconds ?? gathering) };
  }

  /** Takes the fit to all samples after the intermediate ones, with its residual and its heads. */
  *conclude({ result, milliseconds }: Timed<FitWithErrors>, moment: SecondMoment | null): LongComputation<void> {
    this.learner.take(result);
    this.#relativeResidual = this.#onGpu?.residualAfter ?? (yield* within(0, 1, this.learner.relativeResidual(moment)));
    // The waiting time of the user: all samples gathered once, and the last solve; on a GPU gathering is part of the solve.
    this.#milliseconds = milliseconds + (this.#onGpu ? 0 : this.#milliseconds);
    this.#heads = yield* within(1, 1, this.learner.heads());
    this.#finished = true;
  }

  /** Computes the predictions of the last fit on the test set for the panels. */
  *answer(test: LabelledMoments): LongComputation<void> {
    this.#predictions = yield* this.learner.predict(test);
  }

  /** Its part of the state. @param spectrum  of all training samples; null while it is unknown. */
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
      relativeResidual: this.#relativeResidual,
      conditionNumber,
      wSingularValues: this.#heads?.singularValues.slice() ?? new Float64Array(0),
      ...(this.#heads?.compressed ? { compressed: this.#heads.compressed } : {}),
      ...(this.#onGpu ? { onGpu: this.#onGpu } : {}),
      ...(this.#detour ? { detour: this.#detour } : {}),
    };
  }

  /** Null where the GPU is not chosen, or cannot compute the fit. */
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
