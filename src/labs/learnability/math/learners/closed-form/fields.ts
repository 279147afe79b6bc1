import { fieldTable, integer, real, type ValuesOf } from "../../../../../platform/fields/fields";

export const fields = fieldTable("closed-form", {
  ridge: real({
    label: "Ridge",
    help: "penalty on the squared Frobenius norm of W; 0 is plain least squares",
    min: 0,
    max: 1e6,
    default: 0,
    scale: "log",
    slider: [1e-6, 100],
  }),
  compress: integer({
    label: "Fewest heads",
    help: "0 keeps the heads of the SVD; otherwise the learner is compressed to so many heads by searching the gauge of W",
    min: 0,
    max: 64,
    default: 0,
    rare: true,
  }),
} as const);

export type ClosedFormSpec = { kind: "closed-form" } & ValuesOf<typeof fields>;
