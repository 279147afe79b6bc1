/**
 * The latest states of a run's jobs. They stay outside the store: thousands of numbers that change thirty times a
 * second are read by each chart when it draws. `version` counts changes.
 */

import type { JobId } from "../../../../platform/engine/job";
import { WatchedSeries } from "../../../../platform/state/watched-series";
import { dataJob, learnerOf } from "../../engine/job-plan";
import type { AnyJobState, CertificateJobState, ClosedFormJobState, ConvexJobState, GradientJobState, Views } from "../../engine/protocol";
import type { SampleComplexityRun } from "../../engine/sample-complexity/excess-by-draw";
import type { LearnerView, TargetView } from "../../engine/view";
import type { Overlay } from "./run-record";

/** The state of a learner of any kind. */
export type LearnerJobState = Exclude<AnyJobState, CertificateJobState>;

/** Data sets that a document asks for beside its run, and fits to them. */
export interface DrawnDataSets {
  /** Identifies the question. */
  readonly question: string;
  readonly runs: readonly SampleComplexityRun[];
}

export class RunSeries extends WatchedSeries<AnyJobState, Overlay> {
  #certificate: CertificateJobState | null = null;
  readonly #closedForms = new Map<number, ClosedFormJobState>();
  readonly #gradients = new Map<number, GradientJobState>();
  readonly #convexes = new Map<number, ConvexJobState>();
  #target: TargetView | null = null;
  readonly #views = new Map<number, LearnerView>();
  #dataSets: DrawnDataSets | null = null;

  get certificate(): CertificateJobState | null {
    return this.#certificate;
  }

  /** By index into the learners of the experiment. */
  get closedForms(): ReadonlyMap<number, ClosedFormJobState> {
    return this.#closedForms;
  }

  /** By index into the learners of the experiment. */
  get gradients(): ReadonlyMap<number, GradientJobState> {
    return this.#gradients;
  }

  /** By index into the learners of the experiment. */
  get convexes(): ReadonlyMap<number, ConvexJobState> {
    return this.#convexes;
  }

  /** State of the learner of any kind at an index of the experiment; undefined before its first report. */
  learner(index: number): LearnerJobState | undefined {
    return this.#closedForms.get(index) ?? this.#gradients.get(index) ?? this.#convexes.get(index);
  }

  /** Last report of a job of the engine; undefined before the first. That of the data job is the certificate. */
  job(id: JobId): AnyJobState | undefined {
    return id === dataJob ? (this.#certificate ?? undefined) : this.learner(learnerOf(id));
  }

  /** The target on the shown sample; null while no sample is shown or the data are missing. */
  get target(): TargetView | null {
    return this.#target;
  }

  /** The learners on that sample, by index into the learners of the experiment. */
  get views(): ReadonlyMap<number, LearnerView> {
    return this.#views;
  }

  /** The latest data sets that a lesson has drawn; they are of a question, not of the run. */
  get dataSets(): DrawnDataSets | null {
    return this.#dataSets;
  }

  /** Gradient steps taken by all learners together; those of gradient descent on W are computed, not taken. */
  get totalSteps(): number {
    let total = 0;
    for (const { step } of this.#gradients.values()) total += step;
    return total;
  }

  /** Whether a curve against steps has moved. */
  get hasMoved(): boolean {
    return this.totalSteps > 1 || [...this.#convexes.values()].some(({ step }) => step > 0);
  }

  protected override take(state: AnyJobState): boolean {
    if (state.kind === "certificate") this.#certificate = withUnits(state);
    else if (state.kind === "closed-form") this.#closedForms.set(state.learner, state);
    else if (state.kind === "convex") this.#convexes.set(state.learner, state);
    else if (state.kind === "gradient") this.#gradients.set(state.learner, state);
    else return false;
    return true;
  }

  acceptDataSets(drawn: DrawnDataSets): void {
    this.#dataSets = drawn;
    this.changed();
  }

  acceptViews({ target, learners }: Views): void {
    if (target) this.#target = target;
    for (const view of learners) this.#views.set(view.learner, view);
    this.changed();
  }

  clearViews(): void {
    this.#target = null;
    this.#views.clear();
    this.changed();
  }

  /** Drops the states of the run; overlays belong to other runs and stay. */
  clear(): void {
    this.#certificate = null;
    this.#target = null;
    this.#views.clear();
    this.#closedForms.clear();
    this.#gradients.clear();
    this.#convexes.clear();
    this.changed();
  }
}

/** A certificate stored before ranks were decided in units of their own: its own floor decides, so units hide nothing. */
function withUnits(state: CertificateJobState): CertificateJobState {
  const { certificate } = state;
  return certificate && certificate.unitsHide === undefined
    ? { ...state, certificate: { ...certificate, inUnits: null, unitsHide: 0 } }
    : state;
}
