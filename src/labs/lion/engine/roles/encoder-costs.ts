import { pausingSweepRole } from "../../../../platform/engine/sweep-role";
import { openAsked } from "../encoders/asked";
import { measureForms } from "../encoders/measure-forms";
import { type AskedEncoder, encoderChunk, type FormCost } from "../encoders/messages";

/** Measures the forms of an encoder on this device. */
export const role = pausingSweepRole<AskedEncoder, FormCost>(async (question, post, clock) =>
  measureForms(await openAsked(question), encoderChunk, post, clock),
);
