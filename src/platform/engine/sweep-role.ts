import type { LongComputation } from "../numerics/progress";
import { describeFailure } from "./failure";
import { unpackedInWorker } from "./large-arrays";
import type { Role } from "./role";
import type { FromSweep } from "./sweep";
import { openTurns } from "./turns";

/** Milliseconds of work between two pauses for messages, and between two reports of progress. */
const slice = 20;
const tellEvery = 200;

export interface Clock {
  readonly now: () => number;
  /** Lets messages be delivered, such as pings. */
  readonly pause: () => Promise<void>;
}

/**
 * The role of a worker that computes one sweep.
 *
 * @param answer  posts every run as it ends, and how far it is; it pauses now and then.
 */
export function pausingSweepRole<Question, Run>(
  answer: (question: Question, post: (message: FromSweep<Run>) => void, clock: Clock) => Promise<void>,
): Role<Question, FromSweep<Run>> {
  return (post) => {
    const defer = openTurns();
    const clock: Clock = { now: () => performance.now(), pause: () => new Promise(defer) };
    const reply = async (question: Question) => {
      await answer(unpackedInWorker(question), post, clock);
      post({ type: "finished" });
    };
    return (question) => void reply(question).catch((error: unknown) => post({ type: "failed", failure: describeFailure(error) }));
  };
}

/**
 * The same for one long computation, which is sliced here.
 *
 * @param workOf  posts every run as it ends.
 */
export function sweepRole<Question, Run>(
  workOf: (question: Question, post: (message: FromSweep<Run>) => void) => LongComputation<void> | Promise<LongComputation<void>>,
): Role<Question, FromSweep<Run>> {
  return pausingSweepRole(async (question, post, { now, pause }) => {
    const work = await workOf(question, post);
    let told = now();
    for (;;) {
      await pause();
      const end = now() + slice;
      let next = work.next();
      while (!next.done && now() < end) next = work.next();
      if (next.done) return;
      if (now() < told + tellEvery) continue;
      told = now();
      post({ type: "progress", share: next.value });
    }
  });
}
