/**
 * State of the certificate laboratory. The document contains it, so that a link can point at a twin, but neither the data
 * nor the learners depend on it.
 */
import * as z from "zod/mini";
import { fieldSchema } from "../../../platform/fields/field-schema";
import { choice, fieldTable, integer, real, type ValuesOf } from "../../../platform/fields/fields";

export const laboratoryFields = fieldTable("laboratory", {
  view: choice({
    label: "View",
    help: "view of the certificate laboratory",
    options: {
      sample: "this sample",
      twin: "the twin",
      learners: "gradient learners",
      data: "more data",
      entries: "independent entries",
      map: "feature map",
      heads: "fewest heads",
      sweep: "the sweep",
    },
    default: "sample",
  }),
  direction: integer({
    label: "Null-space direction",
    help: "direction of the null space of Λ that the twin moves along, counted from 0; -1 is the two-head witness",
    min: -1,
    max: 1_000_000,
    default: 0,
  }),
  output: integer({
    label: "Output coordinate",
    help: "output coordinate in which the twin differs, counted from 0",
    min: 0,
    max: 1024,
    default: 0,
  }),
  amplitude: real({
    label: "Amplitude",
    help: "length of the twin's move; its error grows with the square",
    min: 0,
    max: 100,
    default: 1,
    slider: [0, 10],
  }),
} as const);

export type Laboratory = ValuesOf<typeof laboratoryFields>;

export const defaultLaboratory: Laboratory = { view: "sample", direction: 0, output: 0, amplitude: 1 };

const { view, direction, output, amplitude } = laboratoryFields;

export const laboratorySchema = z._default(
  z.strictObject({
    view: z._default(fieldSchema(view), defaultLaboratory.view),
    direction: z._default(fieldSchema(direction), defaultLaboratory.direction),
    output: z._default(fieldSchema(output), defaultLaboratory.output),
    amplitude: z._default(fieldSchema(amplitude), defaultLaboratory.amplitude),
  }),
  defaultLaboratory,
) as unknown as z.ZodMiniType<Laboratory>;
