/**
 * Simulates the machine step by step, as the reference for the layer. The tape is bounded; a head that would leave it stays
 * in the last cell, in the layer as here.
 */
import { DimensionError } from "../../../../../platform/numerics/errors";
import { mostSteps } from "../machine/limits";
import { fullTable, type Move, type Transition, type TuringMachine } from "./machine";

/** State, cell under the head (from 0), and the index of the letter in every cell. */
export interface Configuration {
  readonly state: number;
  readonly head: number;
  readonly tape: Uint8Array;
}

export interface Run {
  /** The start and the configuration after every step: `steps + 1` of them. */
  readonly history: readonly Configuration[];
  /** Number of steps until it halted, or until the limit. */
  readonly steps: number;
  /** The step that led into a halting state (0: it began in one); null when it did not halt within the limit. */
  readonly haltedAt: number | null;
  /** True when the step limit ended it. */
  readonly limited: boolean;
  /** The first step at which the head would have left the tape; null when the tape was long enough. */
  readonly hitEndAt: number | null;
}

/** The cell that a head in cell `head` moves to on a tape of `cells` cells. */
export function movedHead(head: number, move: Move, cells: number): number {
  if (move === "L") return Math.max(head - 1, 0);
  return move === "R" ? Math.min(head + 1, cells - 1) : head;
}

/**
 * Runs a machine until it halts, for at most `limit` steps.
 *
 * @param tape index of the letter in each cell; its length is the length of the tape.
 * @param head initial cell.
 * @throws {DimensionError} when the head begins outside the tape or the limit is above `mostSteps`.
 */
export function simulate(machine: TuringMachine, tape: Uint8Array, head: number, limit: number): Run {
  if (!(head >= 0 && head < tape.length)) throw new DimensionError(`the head begins in cell ${head}, the tape has ${tape.length} cells`);
  if (!(limit >= 0 && limit <= mostSteps)) throw new DimensionError(`the step limit must be between 0 and ${mostSteps}, got ${limit}`);
  const table = fullTable(machine);
  const halts = (state: number) => machine.halting.includes(state);
  const history: Configuration[] = [{ state: machine.start, head, tape }];
  let hitEndAt: number | null = null;
  for (let step = 1; step <= limit && !halts(history[step - 1].state); step++) {
    const before = history[step - 1];
    const transition = table[before.state][before.tape[before.head]];
    const after = applied(transition, before);
    if (hitEndAt === null && transition.move !== "S" && after.head === before.head) hitEndAt = step;
    history.push(after);
  }
  const steps = history.length - 1;
  const halted = halts(history[steps].state);
  return { history, steps, haltedAt: halted ? steps : null, limited: !halted, hitEndAt };
}

function applied({ next, write, move }: Transition, { head, tape }: Configuration): Configuration {
  const written = tape.slice();
  written[head] = write;
  return { state: next, head: movedHead(head, move, tape.length), tape: written };
}

/** The configuration after `step` steps; that of a halted machine does not change. */
export function configurationAt({ history }: Run, step: number): Configuration {
  return history[Math.min(step, history.length - 1)];
}
