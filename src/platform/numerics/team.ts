/**
 * A team of threads that computes in memory which they share (fork and join, as in OpenMP). Its leader opens one phase after the
 * other; all members take units of the phase until none is left. The units of a phase do not depend on one another, so no bit
 * depends on who computes them.
 *
 * Members may come late, leave between two units, or never come: the leader computes what is left. When one stops within a unit,
 * the leader gives up the memory with all that is in it, since that member may still write there.
 */
import type { LongComputation } from "./progress";

/** Bytes at the beginning of the memory that belong to the team. */
export const teamBytes = 64;

/** Their 32-bit words. `phase` holds the number of the phase and its units left, `parameters` what they compute. */
const word = { state: 0, phase: 1, units: 2, done: 3, parameters: 4 } as const;
const state = { fresh: 0, led: 1, over: 2 } as const;

/** A phase and its units left are one number, which is replaced at once: nobody takes a unit of a phase that has ended. */
const mostUnits = 2 ** 12 - 1;
const phaseStep = mostUnits + 1;

/** Milliseconds of a wait, and those of work between two yields. */
const waitMilliseconds = 10;
const turnMilliseconds = 10;

/** So many waits for nothing end one's patience. They are counted, not timed: a laptop that slept meanwhile had none. */
const usualPatience = 200;

/** What the units of a phase compute. */
export type Parameters = readonly [number, number];
export type ComputeUnit = (unit: number, parameters: Parameters) => void;

/** A member stopped within a unit, as a thread that crashed. */
export class LostMemberError extends Error {
  override readonly name = "LostMemberError";
}

export class Team {
  readonly #words: Int32Array;
  readonly #patience: number;
  #phase = 0;

  /** @param patience  in waits of 10 ms. */
  constructor(memory: WebAssembly.Memory, patience = usualPatience) {
    this.#words = new Int32Array(memory.buffer, 0, teamBytes / 4);
    this.#patience = patience;
  }

  /** Makes this thread the leader, once in the life of a team: false when it had one before. */
  lead(): boolean {
    return Atomics.compareExchange(this.#words, word.state, state.fresh, state.led) === state.fresh;
  }

  /** Dismisses all members. */
  end(): void {
    Atomics.store(this.#words, word.state, state.over);
    Atomics.notify(this.#words, word.phase);
  }

  /** For the leader: begins a phase, after the one before is finished. @throws {RangeError} for too many units. */
  open(units: number, parameters: Parameters): void {
    if (units > mostUnits) throw new RangeError(`units of a phase must be at most ${mostUnits}, got ${units}`);
    const words = this.#words;
    for (const [i, value] of parameters.entries()) Atomics.store(words, word.parameters + i, value);
    Atomics.store(words, word.units, units);
    Atomics.store(words, word.done, 0);
    Atomics.store(words, word.phase, ++this.#phase * phaseStep + units);
    Atomics.notify(words, word.phase);
  }

  /** For the leader: computes units until the phase is finished. @throws {LostMemberError} */
  *finish(compute: ComputeUnit): LongComputation<void> {
    const words = this.#words;
    const units = Atomics.load(words, word.units);
    for (let idle = 0; idle <= this.#patience; ) {
      this.#takeForATurn(compute);
      const done = Atomics.load(words, word.done);
      if (done === units) return;
      if (Atomics.load(words, word.phase) % phaseStep === 0) {
        Atomics.wait(words, word.done, done, waitMilliseconds);
        idle = Atomics.load(words, word.done) === done ? idle + 1 : 0;
      }
      yield done / units;
    }
    throw new LostMemberError();
  }

  /** For the other members: computes units until the team ends, or until nothing has come for long. @returns their number. */
  *join(compute: ComputeUnit): LongComputation<number> {
    let total = 0;
    for (let idle = 0; idle <= this.#patience && Atomics.load(this.#words, word.state) !== state.over; ) {
      const seen = Atomics.load(this.#words, word.phase);
      const taken = this.#takeForATurn(compute);
      total += taken;
      if (taken === 0) idle = Atomics.wait(this.#words, word.phase, seen, waitMilliseconds) === "timed-out" ? idle + 1 : 0;
      yield 0;
    }
    return total;
  }

  /** @returns the number of units that it computed. */
  #takeForATurn(compute: ComputeUnit): number {
    const end = performance.now() + turnMilliseconds;
    let taken = 0;
    while (this.#take(compute)) {
      taken++;
      if (performance.now() > end) break;
    }
    return taken;
  }

  /** Computes one unit; the last ones of a phase come first. @returns false when none is left. */
  #take(compute: ComputeUnit): boolean {
    const words = this.#words;
    for (let seen = Atomics.load(words, word.phase); seen % phaseStep > 0; ) {
      const found = Atomics.compareExchange(words, word.phase, seen, seen - 1);
      if (found !== seen) {
        seen = found;
        continue;
      }
      compute((seen % phaseStep) - 1, [Atomics.load(words, word.parameters), Atomics.load(words, word.parameters + 1)]);
      if (Atomics.add(words, word.done, 1) + 1 === Atomics.load(words, word.units)) Atomics.notify(words, word.done);
      return true;
    }
    return false;
  }
}
