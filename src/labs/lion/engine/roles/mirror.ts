import { pausingSweepRole } from "../../../../platform/engine/sweep-role";
import { openAsked } from "../encoders/asked";
import type { MirrorRun, ToMirror } from "../encoders/messages";
import { reverseInput } from "../encoders/reverse-input";

/** Reverses the input of an encoder. */
export const role = pausingSweepRole<ToMirror, MirrorRun>(async (question, post, clock) =>
  reverseInput(await openAsked(question), question, post, clock),
);
