import { Recorder } from "../../../../platform/numerics/recorder";
import { recordedSteps } from "../../../../platform/numerics/recording-grid";
import type { HubSolver } from "../../math/hub";
import type { Message } from "../../math/message";
import { relativeSquaredError } from "../../math/problem";
import type { RunCurve } from "./standing";

/** Error and change after each recorded round of a distributed run, and the bytes that travelled until then. */
export class RoundRecord {
  readonly #recorded: ReadonlySet<number>;
  readonly #recorder = new Recorder<keyof RunCurve>(["round", "error", "change", "bytes"]);
  #bytes = 0;

  /** @param iterations  most rounds of the run. */
  constructor(iterations: number) {
    this.#recorded = new Set(recordedSteps(iterations));
  }

  get curve(): RunCurve {
    return this.#recorder.lists;
  }

  /** Bytes of the arrays that went to machines and came back so far, repeated rounds included. */
  get bytes(): number {
    return this.#bytes;
  }

  /** @param further  numbers beside those of C and D. */
  travelled({ C, D }: Message, further = 0): void {
    this.#bytes += C.byteLength + D.byteLength + 8 * further;
  }

  roundCompleted(solver: HubSolver): void {
    if (!this.#recorded.has(solver.iteration) && !solver.ended) return;
    this.#recorder.add({
      round: solver.iteration,
      error: relativeSquaredError(solver.known, solver.answer()) ?? Number.NaN,
      change: solver.watched.relativeChange,
      bytes: this.#bytes,
    });
  }
}
