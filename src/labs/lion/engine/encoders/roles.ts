/** Roles of workers about an encoder: its forms compared, its forms measured, and its input turned round. */

import { describeFailure } from "../../../../platform/engine/failure";
import type { Role } from "../../../../platform/engine/role";
import { openTurns } from "../../../../platform/engine/turns";
import type { Problem } from "../../../../platform/fields/problem";
import type { Clock } from "../cost/measure";
import { taskSpecOf } from "../training/plan";
import { type OpenedEncoder, openAsked } from "./asked";
import { compareForms, measureForms } from "./measure-forms";
import {
  type AskedEncoder,
  chunkWithin,
  encoderChunk,
  type FromFormAnswers,
  type FromFormCosts,
  type FromMirror,
  type ToMirror,
} from "./messages";
import { turnRound } from "./turn-round";

type Failed = { readonly type: "failed"; readonly failure: Problem };

/** On a thread of its own, with a clock that lets messages through. */
function about<Question extends AskedEncoder, Message>(
  answer: (encoder: OpenedEncoder, question: Question, post: (message: Message) => void, clock: Clock) => Promise<void>,
): Role<Question, Message | Failed> {
  return (post) => {
    const defer = openTurns();
    const clock = { now: () => performance.now(), pause: () => new Promise<void>((resolve) => defer(resolve)) };
    const reply = async (question: Question) => answer(await openAsked(question), question, post, clock);
    return (question) => void reply(question).catch((error: unknown) => post({ type: "failed", failure: describeFailure(error) }));
  };
}

export const encoderForms = about<AskedEncoder, FromFormAnswers>((encoder, { document }, post, clock) =>
  compareForms(encoder, chunkWithin(taskSpecOf(document).length), post, clock),
);
export const encoderCosts = about<AskedEncoder, FromFormCosts>((encoder, _, post, clock) =>
  measureForms(encoder, encoderChunk, post, clock),
);
export const mirror = about<ToMirror, FromMirror>(turnRound);
