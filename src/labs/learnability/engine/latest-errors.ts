import type { Errors } from "../math/learners/recording";
import type { LatestErrors } from "./protocol";

/** Shortest time between two measurements, in milliseconds. */
const leastPause = 60;

/** The errors of a learner between two recorded steps, measured so seldom that they take a twentieth of the time. */
export class LatestMeasurement {
  #latest: LatestErrors | undefined;
  #measuredAt = 0;
  #cost = 0;

  /** The errors at `step`, or the last ones while a new measurement is not due. */
  at(step: number, measure: () => Errors): LatestErrors | undefined {
    const now = performance.now();
    const due = now - this.#measuredAt >= Math.max(leastPause, 20 * this.#cost);
    if (this.#latest?.step === step || !due) return this.#latest;
    this.#latest = { step, ...measure() };
    this.#measuredAt = performance.now();
    this.#cost = this.#measuredAt - now;
    return this.#latest;
  }

  /** Takes errors that were recorded at `step`: until the next step nothing need be measured. */
  keep(step: number, errors: Errors): void {
    this.#latest = { step, ...errors };
  }

  /** The last measurement. */
  get known(): LatestErrors | undefined {
    return this.#latest;
  }
}
