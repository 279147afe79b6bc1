import { fieldTable, integer, real, type ValuesOf } from "../../../../../platform/fields/fields";

export const fields = fieldTable("closed-form", {
  ridge: real({
    label: "Ridge penalty",
    help: "weight of the squared Frobenius norm of W in the loss; larger values shrink W, 0 is least squares",
    min: 0,
    max: 1e6,
    default: 0,
    scale: "log",
    slider: [1e-6, 100],
  }),
  compress: integer({
    label: "Heads after compression",
    help: "number of heads that a search over equal functions W reduces to; 0 keeps the heads of the SVD",
    min: 0,
    max: 64,
    default: 0,
    rare: true,
  }),
} as const);

export type ClosedFormSpec = { kind: "closed-form" } & ValuesOf<typeof fields>;
