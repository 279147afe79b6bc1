import type { LongComputation } from "../../numerics/progress";
import { describeFailure } from "../core/failure";
import type { Role } from "../core/role";
import { openTurns } from "../core/turns";
import { unpackedInWorker } from "../large-arrays";
import type { DiversityRun, ToDiversity } from "./diversity/messages";
import { sweepDiversity } from "./diversity/sweep";
import type { SketchRun, ToSketches } from "./sketches/messages";
import { sweepSketches } from "./sketches/sweep";
import type { FromSweep } from "./sweeps/messages";

/** Milliseconds of work between two looks at the messages, and between two words on how far it is. */
const slice = 20;
const tellEvery = 200;

type Post = (message: FromSweep<SketchRun> | FromSweep<DiversityRun>) => void;

function workOf(question: ToSketches | ToDiversity, post: Post): LongComputation<void> {
  return question.sweep === "sketches" ? sweepSketches(question, post) : sweepDiversity(question, post);
}

/** The role of a worker that works through one sweep, of which it says how far it is. */
export const sweeps: Role<ToSketches | ToDiversity, Parameters<Post>[0]> = (post) => {
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
