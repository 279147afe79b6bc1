import type { Job } from "../../../platform/engine/job";
import { type Ending, SlicedWork } from "../../../platform/engine/sliced-work";
import { type LongComputation, within } from "../../../platform/numerics/progress";
import { Recorder } from "../../../platform/numerics/recorder";
import { recordedSteps } from "../../../platform/numerics/recording-grid";
import type { EagleDocument } from "../document/document";
import { createSolver } from "../math/create";
import type { EagleData } from "../math/files/own-data";
import { type Problem, relativeSquaredError } from "../math/problem";
import type { Solver } from "../math/solver";
import { isOfThisVersion } from "../math/stepped";
import { solverId } from "./job-plan";
import { pictureOf } from "./picture";
import { problemOf, seedOf } from "./problem";
import { type EagleViews, filled, type IterationView, type SolverCurve, type SolverJobCheckpoint, type SolverState } from "./protocol";
import type { PendingBlock } from "./shared-block";
import { settingsOf } from "./solver-settings";
import { refuseLong } from "./solving-time";
import { tracesOf, Watcher } from "./traces";

/** Floating-point operations of an iteration that takes longer than a slice of a worker's time should. */
const longIteration = 2e7;
/** Numbers kept for looking back, of all pictures together. */
const mostKept = 4_000_000;

const pointFields = ["iteration", "error", "change", "operations", "bytes", "milliseconds"] as const;

/** Takes one solver of a document forward, and records what it comes to. */
export class SolverJob implements Job<SolverState, EagleViews, SolverJobCheckpoint> {
  readonly id: string;
  readonly #index: number;
  readonly #document: EagleDocument;
  readonly #data: EagleData | null;
  readonly #work: SlicedWork;
  readonly #from: SolverJobCheckpoint | undefined;
  readonly #recorded: ReadonlySet<number>;
  readonly #recorder: Recorder<keyof SolverCurve>;
  readonly #views: Omit<IterationView, "solver">[];
  readonly #block: PendingBlock | null;
  #solver: Solver | null = null;
  #watcher: Watcher | null = null;
  #filledAt: number | null;
  /** Whether no iteration is under way, so that a checkpoint is whole. */
  #between = true;
  /** Whether iterations take so long that a slice may end within one. */
  #long = false;
  /** That of the last time between two long iterations. */
  #saved: SolverJobCheckpoint | null = null;

  /** @param block  that another worker chooses; null to choose it here. */
  constructor(
    document: EagleDocument,
    data: EagleData | null,
    index: number,
    from?: SolverJobCheckpoint,
    block: PendingBlock | null = null,
  ) {
    this.id = solverId(index);
    this.#index = index;
    this.#document = document;
    this.#data = data;
    this.#from = from && isOfThisVersion(from.solver) ? from : undefined;
    this.#block = block;
    this.#recorded = new Set(recordedSteps(this.#settings.iterations));
    this.#filledAt = this.#from?.filledAt ?? null;
    this.#recorder = new Recorder(pointFields, this.#from?.curve);
    this.#views = this.#from ? [...this.#from.views] : [];
    this.#work = new SlicedWork(this.#run(), this.#from?.milliseconds);
  }

  get status() {
    return this.#work.status;
  }

  get step(): number {
    return this.#solver?.iteration ?? this.#from?.step ?? 0;
  }

  get awaits(): Promise<void> | null {
    return this.#block?.awaits ?? null;
  }

  advance(milliseconds: number, steps = Number.POSITIVE_INFINITY): void {
    if (this.awaits) return;
    const end = performance.now() + milliseconds;
    const last = this.step + steps;
    if (steps > 0) this.#work.proceed(() => (this.#between || this.#long) && (this.step >= last || performance.now() >= end));
  }

  singleStep(): void {
    if (this.awaits) return;
    const before = this.step;
    this.#work.proceed(() => this.#between && this.step > before);
  }

  states(): readonly SolverState[] {
    const solver = this.#solver;
    return [
      {
        kind: "solver",
        job: this.id,
        solver: this.#index,
        ...this.#work.report(),
        iteration: this.step,
        curve: this.#recorder.columns(),
        traces: tracesOf(this.#views),
        filledAt: this.#filledAt,
        ended: solver?.ended ?? null,
        acted: solver?.watched.acted ?? null,
        caveat: solver?.caveat ?? null,
      },
    ];
  }

  /** @param iteration  the last one that is kept up to it is shown. */
  views(iteration: number): EagleViews | null {
    const view = this.#views.findLast((kept) => kept.iteration <= iteration) ?? this.#views[0];
    return view ? { solvers: [{ solver: this.#index, ...view }] } : null;
  }

  /** Where it is between two iterations, or where it was before a long one that is under way. */
  checkpoint(): SolverJobCheckpoint | null {
    return this.#between ? this.#checkpointNow() : this.#saved;
  }

  dispose(): void {
    this.#block?.close();
  }

  #checkpointNow(): SolverJobCheckpoint | null {
    const solver = this.#solver;
    if (!solver || solver.iteration === 0) return null;
    const { milliseconds } = this.#work;
    return {
      job: this.id,
      step: solver.iteration,
      milliseconds,
      solver: solver.checkpoint(),
      curve: this.#recorder.columns(),
      filledAt: this.#filledAt,
      views: [...this.#views],
    };
  }

  get #settings() {
    return settingsOf(this.#document.solvers[this.#index], this.#document);
  }

  *#run(): LongComputation<Ending> {
    const problem = yield* within(0, 0.02, problemOf(this.#document, this.#data, this.#block?.found ?? null));
    refuseLong(new Map([[this.#index, this.#document.solvers[this.#index]]]), problem);
    const settings = this.#settings;
    const solver = createSolver(problem, settings, seedOf(this.#document), this.#from?.solver ?? null);
    this.#solver = solver;
    if (solver.iteration === 0) yield* this.#look(problem, solver, solver.answer());
    while (!solver.ended) {
      if (this.#long) this.#saved = this.#checkpointNow();
      const { operations } = solver.cost;
      this.#between = false;
      const [done, next] = [solver.iteration, solver.iteration + 1].map((count) => 0.02 + (0.98 * count) / settings.iterations);
      yield* within(done, next, solver.iterate());
      if (this.#filledAt === null && (relativeSquaredError(problem, solver.answer()) ?? 1) <= filled) this.#filledAt = solver.iteration;
      if (this.#recorded.has(solver.iteration) || solver.ended) yield* this.#record(problem, solver);
      this.#between = true;
      this.#long = solver.cost.operations - operations > longIteration;
      yield next;
    }
    return solver.ended === "diverged" ? "diverged" : "done";
  }

  *#record(problem: Problem, solver: Solver): LongComputation<void> {
    const answer = solver.answer();
    const { operations, bytes } = solver.cost;
    this.#recorder.add({
      iteration: solver.iteration,
      error: relativeSquaredError(problem, answer) ?? Number.NaN,
      change: solver.watched.relativeChange,
      operations,
      bytes,
      milliseconds: this.#work.milliseconds,
    });
    // Matrices that are not finite any more have no singular values.
    if (solver.ended !== "diverged") yield* this.#look(problem, solver, answer);
  }

  /** Keeps what is seen of an iteration. */
  *#look(problem: Problem, solver: Solver, answer: Float64Array): LongComputation<void> {
    this.#watcher ??= new Watcher(problem);
    const { singularValues, residuals } = yield* this.#watcher.look(solver);
    const view = { iteration: solver.iteration, answer: pictureOf(answer, problem.dPrime, problem.nPrime), singularValues, residuals };
    this.#views.push(view);
    const size = view.answer.values.length + residuals.length + singularValues.reduce((sum, { length }) => sum + length, 0);
    // Every second one goes: what remains is spread as before.
    if (this.#views.length * size > mostKept) this.#views.splice(0, this.#views.length, ...this.#views.filter((_, at) => at % 2 === 0));
  }
}
