import * as z from "zod/mini";
import { fieldSchema } from "../../../../platform/fields/field-schema";
import { fieldTable, integer, real, type ValuesOf } from "../../../../platform/fields/fields";

/** When a gradient learner ends before its last step. Every rule is off at 0. */
export const stopFields = fieldTable("stop", {
  targetError: real({
    label: "Target error",
    help: "training ends when the test error is at most this value; 0 turns the rule off",
    min: 0,
    max: 1e6,
    default: 0,
    scale: "log",
    slider: [1e-30, 1],
  }),
  plateau: integer({
    label: "Plateau",
    help: "training ends when the best test error falls by less than 1 % over this many steps; 0 turns the rule off",
    min: 0,
    max: 10_000_000,
    default: 0,
    scale: "log",
    unit: "steps",
    slider: [100, 1_000_000],
  }),
  seconds: real({
    label: "Time limit",
    help: "training ends after this computing time of the learner, at a step that depends on the device; 0 turns the rule off",
    min: 0,
    max: 86_400,
    default: 0,
    scale: "log",
    unit: "s",
    slider: [0.1, 1000],
  }),
} as const);

export type StopRules = ValuesOf<typeof stopFields>;

const noRules: StopRules = { targetError: 0, plateau: 0, seconds: 0 };

export const stopSchema = z._default(
  z.strictObject({
    targetError: z._default(fieldSchema(stopFields.targetError), 0),
    plateau: z._default(fieldSchema(stopFields.plateau), 0),
    seconds: z._default(fieldSchema(stopFields.seconds), 0),
  }),
  noRules,
) as unknown as z.ZodMiniType<StopRules>;
