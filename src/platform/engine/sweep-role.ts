import type { LongComputation } from "../numerics/progress";
import { describeFailure } from "./failure";
import { unpackedInWorker } from "./large-arrays";
import type { Role } from "./role";
import type { FromSweep } from "./sweep";
import { openTurns } from "./turns";

/** Milliseconds of work between two looks at the messages, and between two words on how far it is. */
const slice = 20;
const tellEvery = 200;

/**
 * The role of a worker that works through one sweep, of which it says how far it is.
 *
 * @param workOf  what a question asks for: it posts what it comes to, and that it has finished.
 */
export function sweepRole<Question, Run>(
  workOf: (question: Question, post: (message: FromSweep<Run>) => void) => LongComputation<void>,
): Role<Question, FromSweep<Run>> {
  return (post) => {
    const defer = openTurns();
    return (question) => {
      const work = workOf(unpackedInWorker(question), post);
      let told = performance.now();
      const turn = () => {
        const end = performance.now() + slice;
        try {
          let next = work.next();
          while (!next.done && performance.now() < end) next = work.next();
          if (next.done) return;
          if (performance.now() >= told + tellEvery) {
            told = performance.now();
            post({ type: "progress", share: next.value });
          }
          defer(turn);
        } catch (error) {
          post({ type: "failed", failure: describeFailure(error) });
        }
      };
      defer(turn);
    };
  };
}
