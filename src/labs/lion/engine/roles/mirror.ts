import { pausingSweepRole } from "../../../../platform/engine/sweep-role";
import { openAsked } from "../encoders/asked";
import type { MirrorRun, ToMirror } from "../encoders/messages";
import { turnRound } from "../encoders/reverse-input";

/** Reverses the input of an encoder. */
export const role = pausingSweepRole<ToMirror, MirrorRun>(async (question, post, clock) =>
  turnRound(await openAsked(question), question, post, clock),
);
