import { real, schemaOf, type ValuesOf } from "../../tasks/fields";

export const fields = {
  ridge: real({
    label: "Ridge",
    help: "penalty on the squared Frobenius norm of W; 0 is plain least squares",
    min: 0,
    max: 1e6,
    default: 0,
    scale: "log",
    slider: [1e-6, 100],
  }),
} as const;

export type ClosedFormSpec = { kind: "closed-form" } & ValuesOf<typeof fields>;

export const schema = schemaOf("closed-form", fields);
