import type { LongComputation } from "../../../numerics/progress";
import { describeFailure } from "../../core/failure";
import type { Role } from "../../core/role";
import { openTurns } from "../../core/turns";
import type { FromSweep } from "./messages";

/** Milliseconds of work between two looks at the messages, and between two words on how far it is. */
const slice = 20;
const tellEvery = 200;

/** The role of a worker that works through a sweep, of which it says how far it is. */
export function sweepRole<Question, Run, Message extends FromSweep<Run>>(
  sweep: (question: Question, post: (message: Message | FromSweep<Run>) => void) => LongComputation<void>,
): Role<Question, Message | FromSweep<Run>> {
  return (post) => {
    const defer = openTurns();
    return (question) => {
      const work = sweep(question, post);
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
