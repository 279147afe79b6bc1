import { describeFailure } from "../../core/failure";
import type { Role } from "../../core/role";
import { openTurns } from "../../core/turns";
import type { FromSketches, ToSketches } from "./messages";
import { sweepSketches } from "./sweep";

/** Milliseconds of work between two looks at the messages, and between two words on how far it is. */
const slice = 20;
const tellEvery = 200;

/** The role of a worker that runs sketches of all sizes; another question takes the place of the one before. */
export const sketches: Role<ToSketches, FromSketches> = (post) => {
  const defer = openTurns();
  return (message) => {
    const sweep = sweepSketches(message, post);
    let told = performance.now();
    const turn = () => {
      const end = performance.now() + slice;
      try {
        let next = sweep.next();
        while (!next.done && performance.now() < end) next = sweep.next();
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
