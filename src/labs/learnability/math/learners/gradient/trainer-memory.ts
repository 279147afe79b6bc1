import { DimensionError } from "../../../../../platform/numerics/errors";
import type { Pointer, Workspace } from "../../workspace";
import type { TrainedState } from "../trained";
import type { GradientSpec } from "./fields";

/** What a trainer of the kernels holds: weights, both moments of the optimiser and the gradient, each as many entries in one precision. */
export class TrainerMemory {
  /** Of the kernels. */
  readonly trainer: Pointer;
  /** Steps taken so far. */
  step = 0;
  readonly #workspace: Workspace;
  readonly #isFloat32: boolean;
  readonly #entries: number;
  readonly #arrays: Pointer;
  readonly #arrayBytes: number;

  /**
   * @param entries  number of weights.
   * @throws {TooLargeError}
   */
  constructor(workspace: Workspace, { precision }: GradientSpec, entries: number) {
    this.#workspace = workspace;
    this.#isFloat32 = precision === "float32";
    this.#entries = entries;
    this.#arrayBytes = Math.ceil((entries * (this.#isFloat32 ? 4 : 8)) / 16) * 16;
    this.#arrays = workspace.allocate(4 * this.#arrayBytes, "the weights");
    workspace.f64(this.#arrays, (4 * this.#arrayBytes) / 8).fill(0);
    this.trainer = workspace.allocate(workspace.kernels.trainerBytes());
  }

  /** Tells the kernels where the arrays are. @param scratch  room for a training step. */
  setModel(heads: number, scratch: Pointer): void {
    const [weights, first, second, gradient] = [0, 1, 2, 3].map((k) => this.#arrays + k * this.#arrayBytes);
    this.#workspace.kernels.trainerSetModel(this.trainer, heads, weights, gradient, first, second, scratch);
  }

  get weights(): Float32Array | Float64Array {
    return this.#view(this.#arrays);
  }

  get gradient(): Float32Array | Float64Array {
    return this.#view(this.#arrays + 3 * this.#arrayBytes);
  }

  get lastLoss(): number {
    return this.#workspace.kernels.trainerLastLoss(this.trainer);
  }

  /** Counts the steps that the kernels took. */
  advanced(taken: number): number {
    this.step += taken;
    return taken;
  }

  state(): TrainedState {
    const { kernels } = this.#workspace;
    return {
      step: this.step,
      beta1Power: kernels.trainerBeta1Power(this.trainer),
      beta2Power: kernels.trainerBeta2Power(this.trainer),
      arrays: this.#stateArrays().slice(),
    };
  }

  /** Continues from a state of a learner with the same spec and data. @throws {DimensionError} */
  restore(state: TrainedState): void {
    const arrays = this.#stateArrays();
    if (state.arrays.length !== arrays.length)
      throw new DimensionError(`the saved state has ${state.arrays.length} bytes, this learner needs ${arrays.length}`);
    arrays.set(state.arrays);
    this.step = state.step;
    this.#workspace.kernels.trainerSetState(this.trainer, state.step, state.beta1Power, state.beta2Power);
  }

  /** Weights and both moments, concatenated; the gradient after them is scratch. */
  #stateArrays(): Uint8Array {
    return new Uint8Array(this.#workspace.kernels.memory.buffer, this.#arrays, 3 * this.#arrayBytes);
  }

  #view(at: Pointer): Float32Array | Float64Array {
    return this.#isFloat32 ? this.#workspace.f32(at, this.#entries) : this.#workspace.f64(at, this.#entries);
  }
}
