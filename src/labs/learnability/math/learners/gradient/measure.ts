import { DimensionError } from "../../../../../platform/numerics/errors";
import { sideBySide } from "../../model/forward";
import type { Heads } from "../../model/samples";
import type { Dataset } from "../../tasks/dataset";
import type { Pointer, Workspace } from "../../workspace";
import { type EvaluationSets, errorsOf } from "../evaluation";
import type { Errors } from "../recording";

/** The samples of error measurements in memory; a learner's `TrainingMemory` is one. */
export interface MeasuringMemory {
  readonly workspace: Workspace;
  readonly sets: EvaluationSets;
}

/** Measures any heads on the recorded training samples and on the test sets, in float64. */
export class ErrorMeter {
  readonly #memory: MeasuringMemory;
  readonly #d: number;
  readonly #outputs: number;
  readonly #mostHeads: number;
  readonly #V: Pointer;
  readonly #Q: Pointer;
  readonly #scratch: Pointer;

  /**
   * Allocates memory that stays.
   *
   * @param mostHeads  heads of the widest model to be measured.
   * @throws {TooLargeError}
   */
  constructor(memory: MeasuringMemory, { d, outputs }: Pick<Dataset, "d" | "outputs">, mostHeads: number) {
    const { workspace } = memory;
    this.#memory = memory;
    this.#d = d;
    this.#outputs = outputs;
    this.#mostHeads = mostHeads;
    this.#V = workspace.allocate(mostHeads * outputs * d * 8);
    this.#Q = workspace.allocate(mostHeads * d * d * 8);
    this.#scratch = workspace.allocate(workspace.kernels.attentionScratchBytes64(d, outputs, mostHeads));
  }

  /** Mean squared errors of a model. @throws {DimensionError} when it has too many heads. */
  errors(heads: Heads): Errors {
    if (heads.count > this.#mostHeads)
      throw new DimensionError(`the model has ${heads.count} heads, there is room to measure ${this.#mostHeads}`);
    const { workspace, sets } = this.#memory;
    workspace.f64(this.#V, heads.V.length).set(sideBySide(heads));
    workspace.f64(this.#Q, heads.Q.length).set(heads.Q);
    return errorsOf(sets, this.#outputs, ({ gram, last, labels, count }) =>
      workspace.kernels.attentionForward64(
        gram,
        last,
        labels,
        this.#d,
        this.#outputs,
        count,
        this.#V,
        this.#Q,
        heads.count,
        0,
        this.#scratch,
      ),
    );
  }
}
