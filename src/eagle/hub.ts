import type { LongComputation } from "../numerics/progress";
import { averaged, type Message, type RoundResult, roundBytes } from "./message";
import type { Problem } from "./problem";
import { transposeOf } from "./products";
import type { DistributedSettings, UnconstrainedSettings } from "./settings";
import type { Cost, Iterate } from "./solver";
import { iterationsToGrow, SteppedSolver } from "./stepped";

/** The relative change of every A^mu below which the accelerated form stops updating them. */
const freezeBelow = 1e-10;

/** C and D = 0 before the first round. */
export function firstMessage({ d, dPrime, nPrime, C }: Pick<Problem, "d" | "dPrime" | "nPrime" | "C">): Message {
  return { C: transposeOf(C, d, nPrime), D: new Float64Array(nPrime * dPrime) };
}

/** What machines meet in: it makes the C and D of the next round of what they send, and knows when A and B rest. */
export class Hub {
  #message: Message;
  #frozenAfter: number | null;
  readonly #freezes: boolean;

  constructor(settings: UnconstrainedSettings | DistributedSettings, message: Message, frozenAfter: number | null = null) {
    this.#freezes = settings.regime === "distributed" && settings.accelerated;
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

  /**
   * Ends a round.
   *
   * @param results  of all machines, in their order.
   * @param round    from 1 on.
   * @returns what they exchanged, in bytes, by formula.
   */
  average(results: readonly RoundResult[], round: number): number {
    this.#message = averaged(results.map(({ message }) => message));
    const largestChange = Math.max(...results.map(({ relativeChange }) => relativeChange));
    if (this.#freezes && this.#frozenAfter === null && largestChange < freezeBelow) this.#frozenAfter = round;
    return roundBytes(results.length, this.#message);
  }
}

/** What the hub knows of a problem: no machine's columns. */
export type HubProblem = Pick<Problem, "d" | "dPrime" | "nPrime" | "C" | "D">;

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
    super({ ...problem, blocks: [], sketches: null }, settings, watchOf(settings));
    this.known = problem;
    this.hub = new Hub(settings, firstMessage(problem));
  }

  /** Takes the results of all machines, in their order, as the next iteration. */
  complete(results: readonly RoundResult[]): void {
    this.#results = results;
    this.step();
    this.#results = [];
  }

  protected *advance(): LongComputation<{ D: Float64Array; cost: Cost }> {
    const { dPrime, nPrime } = this.problem;
    const bytes = this.hub.average(this.#results, this.iteration + 1);
    const operations = this.#results.reduce((sum, result) => sum + result.operations, 0);
    return { D: transposeOf(this.hub.message.D, nPrime, dPrime), cost: { operations, bytes } };
  }

  protected state(): Omit<Iterate, "D"> {
    const { d, nPrime } = this.problem;
    return { machines: [], C: transposeOf(this.hub.message.C, nPrime, d) };
  }

  protected save(): Record<string, Float64Array> {
    return { messageC: this.hub.message.C.slice(), messageD: this.hub.message.D.slice() };
  }
}

/** How changes of D are read for machines that multiply what rounding leaves by 1 / (1 - eta). */
export function watchOf({ eta }: { readonly eta: number }) {
  return { inARow: 1, guardFrom: iterationsToGrow(1 / (1 - eta)) };
}
