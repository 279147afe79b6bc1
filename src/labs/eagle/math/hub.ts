import type { LongComputation } from "../../../platform/numerics/progress";
import { averaged, type Message, type RoundResult, roundBytes } from "./message";
import { norm, type Problem } from "./problem";
import { transposeOf } from "./products";
import type { DistributedSettings, UnconstrainedSettings } from "./settings";
import type { MachineState } from "./solver";
import { type Advanced, everyIteration, SteppedSolver } from "./stepped";
import type { Units } from "./units";

/** The relative change of every A^mu below which the accelerated form stops updating them. */
const freezeBelow = 1e-10;

/** C and D = 0 before the first round. */
export function firstMessage({ d, dPrime, nPrime, C }: Pick<Problem, "d" | "dPrime" | "nPrime" | "C">): Message {
  return { C: transposeOf(C, d, nPrime), D: new Float64Array(nPrime * dPrime) };
}

/** The hub of the machines: it computes C and D of the next round from their messages, and records when A and B are frozen. */
export class Hub {
  #message: Message;
  #frozenAfter: number | null;
  readonly #freezes: boolean;
  /** ||C_0||_F. */
  readonly #size: number;
  #resolved = false;
  #rounding = false;

  /** @param C  C_0. */
  constructor(settings: UnconstrainedSettings | DistributedSettings, C: Float64Array, message: Message, frozenAfter: number | null = null) {
    this.#freezes = settings.regime === "distributed" && settings.accelerated;
    this.#size = norm(C);
    this.#message = message;
    this.#frozenAfter = frozenAfter;
  }

  /** C and D that the next round begins with. */
  get message(): Message {
    return this.#message;
  }

  /** The round after which the accelerated form stopped updating A and B; null while they are updated. */
  get frozenAfter(): number | null {
    return this.#frozenAfter;
  }

  /** The numbers that a machine sends beside C and D in the present round: those that decide when to stop, and when to freeze. */
  get furtherNumbers(): number {
    return this.#watchesChange ? 2 : 1;
  }

  get #watchesChange(): boolean {
    return this.#freezes && this.#frozenAfter === null;
  }

  /** Whether, after the last round, nothing of C is left along any A^mu but rounding. */
  get resolved(): boolean {
    return this.#resolved;
  }

  /** Whether rounding has reached the size of some A^mu that does not rest. */
  get rounding(): boolean {
    return this.#rounding;
  }

  /**
   * Ends a round.
   *
   * @param results  of all machines, in their order.
   * @param round    from 1 on.
   * @returns what they exchanged, in bytes, by formula.
   */
  average(results: readonly RoundResult[], round: number): number {
    this.#message = averaged(results.map(({ message }) => message));
    this.#resolved = results.every(({ unresolved }) => unresolved <= this.#size);
    const numbers = this.furtherNumbers;
    const rounding = results.some((result) => result.rounding);
    const rests = results.every(({ relativeChange }) => relativeChange < freezeBelow);
    if (this.#watchesChange && (rests || rounding)) this.#frozenAfter = round;
    this.#rounding = rounding && !this.#freezes;
    return roundBytes(results.length, this.#message, numbers);
  }
}

/** The part of a problem that the hub has: no machine's columns, but the units of all. */
export type HubProblem = Pick<Problem, "d" | "dPrime" | "nPrime" | "C" | "D"> & { readonly units: Units };

/**
 * Algorithm 1 with machines that are elsewhere (`Machine`): takes what they found in a round and does with it what `EagleSolver`
 * does, so answers, costs and stopping come out the same to the bit.
 *
 * @example
 * const solver = new HubSolver(problem, settings);
 * while (!solver.ended) solver.complete(await Promise.all(machines.map((machine) => machine.round(solver.hub.message))));
 */
export class HubSolver extends SteppedSolver<DistributedSettings> {
  readonly hub: Hub;
  readonly known: HubProblem;
  #results: readonly RoundResult[] = [];

  constructor(problem: HubProblem, settings: DistributedSettings) {
    super({ ...problem, blocks: [], sketches: null }, settings, everyIteration, problem.units);
    this.known = problem;
    this.hub = new Hub(settings, this.problem.C, firstMessage(this.problem));
  }

  /** Takes the results of all machines, in their order, as the next iteration. */
  complete(results: readonly RoundResult[]): void {
    this.#results = results;
    this.step();
    this.#results = [];
  }

  protected *advance(): LongComputation<Advanced> {
    const { dPrime, nPrime } = this.problem;
    const bytes = this.hub.average(this.#results, this.iteration + 1);
    const operations = this.#results.reduce((sum, result) => sum + result.operations, 0);
    return { D: transposeOf(this.hub.message.D, nPrime, dPrime), cost: { operations, bytes } };
  }

  protected resolved(): boolean {
    return this.hub.resolved;
  }

  protected override lost(): boolean {
    return this.hub.rounding;
  }

  protected state(): { machines: readonly MachineState[]; C: Float64Array } {
    const { d, nPrime } = this.problem;
    return { machines: [], C: transposeOf(this.hub.message.C, nPrime, d) };
  }

  protected save(): Record<string, Float64Array> {
    return { messageC: this.hub.message.C.slice(), messageD: this.hub.message.D.slice() };
  }
}
