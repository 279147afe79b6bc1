import { timesPowerOfTwo } from "../../../platform/numerics/powers-of-two";
import { finish, type LongComputation, within } from "../../../platform/numerics/progress";
import { firstMessage, Hub } from "./hub";
import { Machine, type MachineSettings } from "./machine";
import type { RoundResult, Standing } from "./message";
import { joined, norm, type Problem } from "./problem";
import { transposeOf } from "./products";
import type { DistributedSettings, UnconstrainedSettings } from "./settings";
import type { MachineState, SolverCheckpoint } from "./solver";
import { type Advanced, everyIteration, SteppedSolver } from "./stepped";
import { EagleWorkspace } from "./workspace";

/** Settings of the machines of a solver. */
export function machineSettings(settings: UnconstrainedSettings | DistributedSettings): MachineSettings {
  const { eta, gamma, rho, normalised, regime } = settings;
  return { eta, gamma, rho, normalised, unitNorm: normalised || regime === "distributed" };
}

/**
 * Algorithm 1 with S = I, on all columns in one place or on a machine for each block, one after the other in one workspace.
 * An engine that has workers runs the machines there instead (`Machine`, `HubSolver`): the bits are the same.
 */
export class EagleSolver extends SteppedSolver<UnconstrainedSettings | DistributedSettings> {
  readonly #workspace = new EagleWorkspace();
  #machines: readonly Machine[] = [];
  #hub: Hub;

  constructor(problem: Problem, settings: UnconstrainedSettings | DistributedSettings, checkpoint: SolverCheckpoint | null) {
    super(problem, settings, everyIteration);
    this.#hub = new Hub(settings, this.problem.C, firstMessage(this.problem));
    if (checkpoint) this.#restore(checkpoint);
  }

  /** The round after which the accelerated form stopped updating A and B. */
  get frozenAfter(): number | null {
    return this.#hub.frozenAfter;
  }

  protected *advance(): LongComputation<Advanced> {
    if (this.#machines.length === 0) yield* within(0, 0.2, this.#prepare());
    const { dPrime, nPrime } = this.problem;
    const results: RoundResult[] = [];
    for (const [mu, machine] of this.#machines.entries()) {
      const [from, to] = [mu, mu + 1].map((done) => 0.2 + (0.8 * done) / this.#machines.length);
      results.push(yield* within(from, to, machine.round(this.#hub.message)));
    }
    const round = this.iteration + 1;
    const bytes = this.#hub.average(results, round);
    if (this.#hub.frozenAfter === round) for (const machine of this.#machines) machine.freeze();
    const operations = results.reduce((sum, result) => sum + result.operations, 0);
    return { D: transposeOf(this.#hub.message.D, nPrime, dPrime), cost: { operations, bytes } };
  }

  *#prepare(): LongComputation<void> {
    const blocks = blocksOf(this.problem, this.settings);
    const machines: Machine[] = [];
    for (const [mu, block] of blocks.entries()) {
      const making = Machine.create(this.#workspace, block, this.problem, machineSettings(this.settings));
      machines.push(yield* within(mu / blocks.length, (mu + 1) / blocks.length, making));
    }
    this.#machines = machines;
  }

  protected override get unitNorm(): boolean {
    return machineSettings(this.settings).unitNorm;
  }

  protected resolved(): boolean {
    return this.#hub.resolved;
  }

  protected override lost(): boolean {
    return this.#hub.rounding;
  }

  protected state(): { machines: readonly MachineState[]; C: Float64Array } {
    const { d, nPrime } = this.problem;
    if (this.#machines.length === 0) finish(this.#prepare());
    return { machines: this.#machines.map((machine) => machine.state()), C: transposeOf(this.#hub.message.C, nPrime, d) };
  }

  protected override *ownSingularValues(): LongComputation<readonly Float64Array[]> {
    if (this.#machines.length === 0) yield* this.#prepare();
    const all: Float64Array[] = [];
    for (const machine of this.#machines) all.push(yield* machine.singularValues());
    return all;
  }

  protected save(): Record<string, Float64Array> {
    const arrays: Record<string, Float64Array> = {
      messageC: this.#hub.message.C.slice(),
      messageD: this.#hub.message.D.slice(),
      machines: Float64Array.of(this.#machines.length, this.#hub.frozenAfter ?? Number.NaN),
    };
    for (const [mu, machine] of this.#machines.entries()) Object.assign(arrays, under(`machine ${mu}`, machine.save()));
    return arrays;
  }

  #restore(checkpoint: SolverCheckpoint): void {
    this.resume(checkpoint);
    const { arrays } = checkpoint;
    const [count, frozenAfter] = arrays.machines;
    const message = { C: arrays.messageC.slice(), D: arrays.messageD.slice() };
    this.#hub = new Hub(this.settings, this.problem.C, message, Number.isNaN(frozenAfter) ? null : frozenAfter);
    const blocks = blocksOf(this.problem, this.settings).slice(0, count);
    this.#machines = blocks.map((block, mu) =>
      Machine.restored(this.#workspace, from(`machine ${mu}`, arrays), block, this.problem, machineSettings(this.settings)),
    );
  }
}

/** The columns of each machine: all in one where nothing is distributed. */
function blocksOf(problem: Problem, { regime }: UnconstrainedSettings | DistributedSettings) {
  return regime === "distributed" ? problem.blocks : [joined(problem)];
}

/** Algorithm 1 in estimation form, for all columns in one place: W_l -> W* = B A^+, D_l = W_l C. */
export class EstimationSolver extends SteppedSolver<UnconstrainedSettings> {
  readonly #workspace = new EagleWorkspace();
  #machine: Machine | null = null;
  /** d' x d. */
  #W: Float64Array;
  /** C_l^T, n' x d, for the stopping rule. */
  #C: Float64Array;
  #standing: Standing = { unresolved: Number.POSITIVE_INFINITY, rounding: false };

  constructor(problem: Problem, settings: UnconstrainedSettings, checkpoint: SolverCheckpoint | null) {
    super(problem, settings, everyIteration);
    this.#W = new Float64Array(problem.dPrime * problem.d);
    this.#C = transposeOf(this.problem.C, problem.d, problem.nPrime);
    if (!checkpoint) return;
    this.resume(checkpoint);
    this.#W = checkpoint.arrays.W.slice();
    this.#C = checkpoint.arrays.C.slice();
    const own = from("machine", checkpoint.arrays);
    if (own.A) this.#machine = Machine.restored(this.#workspace, own, joined(this.problem), problem, machineSettings(settings));
  }

  /** W_l, d' x d, row-major; a copy. */
  get W(): Float64Array {
    return timesPowerOfTwo(this.#W, this.units.B - this.units.A);
  }

  protected *advance(): LongComputation<Advanced> {
    const machine = yield* this.#ready();
    const { W, C: reduced, operations, ...standing } = yield* machine.estimate(this.#W, this.#C);
    this.#W = W;
    this.#C = reduced;
    this.#standing = standing;
    const { d, dPrime, nPrime, C } = this.problem;
    const D = timesSmall(W, C, dPrime, d, nPrime);
    return { D, cost: { operations: operations + 2 * d * dPrime * nPrime, bytes: 0 } };
  }

  *#ready(): LongComputation<Machine> {
    this.#machine ??= yield* Machine.create(this.#workspace, joined(this.problem), this.problem, machineSettings(this.settings));
    return this.#machine;
  }

  protected override get unitNorm(): boolean {
    return machineSettings(this.settings).unitNorm;
  }

  protected resolved(): boolean {
    return this.#standing.unresolved <= norm(this.problem.C);
  }

  protected override lost(): boolean {
    return this.#standing.rounding;
  }

  protected state(): { machines: readonly MachineState[]; C: null } {
    const machine = finish(this.#ready());
    return { machines: [machine.state()], C: null };
  }

  protected override *ownSingularValues(): LongComputation<readonly Float64Array[]> {
    return [yield* (yield* this.#ready()).singularValues()];
  }

  protected save(): Record<string, Float64Array> {
    return { ...(this.#machine ? under("machine", this.#machine.save()) : {}), W: this.#W.slice(), C: this.#C.slice() };
  }
}

/** A B for few rows and columns, plainly. */
function timesSmall(a: Float64Array, b: Float64Array, rows: number, inner: number, columns: number): Float64Array {
  const result = new Float64Array(rows * columns);
  for (let i = 0; i < rows; i++)
    for (let k = 0; k < inner; k++) for (let j = 0; j < columns; j++) result[i * columns + j] += a[i * inner + k] * b[k * columns + j];
  return result;
}

type Arrays = Readonly<Record<string, Float64Array>>;

function under(name: string, arrays: Arrays): Arrays {
  return Object.fromEntries(Object.entries(arrays).map(([key, values]) => [`${name} ${key}`, values]));
}

function from(name: string, arrays: Arrays): Arrays {
  const own = Object.entries(arrays).filter(([key]) => key.startsWith(`${name} `));
  return Object.fromEntries(own.map(([key, values]) => [key.slice(name.length + 1), values]));
}
