import { closedFormWork } from "../cost";
import { firstFree, type LearnerKind } from "../learner-kind";
import { type ClosedFormSpec, fields } from "./fields";

const ridgesToTry = [0, 1e-3, 0.01, 0.1, 1, 10, 100, 1000];

/** Algorithm 1: least squares on the cubic features. */
export const closedForm: LearnerKind<ClosedFormSpec> = {
  kind: "closed-form",
  fields,
  label({ ridge, compress }) {
    const settings = [ridge > 0 ? `ridge ${ridge}` : "", compress > 0 ? `in ${compress} heads` : ""];
    return ["closed form", ...settings.filter(Boolean)].join(", ");
  },
  phrase: () => "the closed form",
  work: () => null,
  worked: (_, size, { step: samples }) => (samples > 0 ? closedFormWork({ ...size, samples }) : 0),
  precisionOfWeights: () => "float64",
  next: (model, alike) => ({
    ...model,
    ridge: firstFree(
      ridgesToTry,
      alike.map(({ ridge }) => ridge),
    ),
  }),
};
