import * as z from "zod/mini";
import { fieldSchema } from "../fields/schema";
import { type StopRules, stopFields } from "./stop";

const noRules: StopRules = { targetError: 0, plateau: 0, seconds: 0 };

export const stopSchema = z._default(
  z.strictObject({
    targetError: z._default(fieldSchema(stopFields.targetError), 0),
    plateau: z._default(fieldSchema(stopFields.plateau), 0),
    seconds: z._default(fieldSchema(stopFields.seconds), 0),
  }),
  noRules,
) as unknown as z.ZodMiniType<StopRules>;
