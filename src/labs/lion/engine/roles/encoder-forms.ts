import { pausingSweepRole } from "../../../../platform/engine/sweep-role";
import { openAsked } from "../encoders/asked";
import { compareForms } from "../encoders/measure-forms";
import { type AskedEncoder, chunkWithin, type FormAnswers } from "../encoders/messages";
import { taskSpecOf } from "../training/plan";

/** Compares the forms of an encoder. */
export const role = pausingSweepRole<AskedEncoder, FormAnswers>(async (question, post, clock) =>
  compareForms(await openAsked(question), chunkWithin(taskSpecOf(question.document).length), post, clock),
);
