import { closedFormMarker } from "../../../../platform/charts/Marker";
import type { ClosedFormSpec } from "../../math/learners/closed-form/fields";
import { learnerText } from "../learner-words";
import type { LearnerView } from "./learner-view";

export const closedFormView: LearnerView<ClosedFormSpec> = {
  kind: "closed-form",
  add: () => learnerText.addClosedForm,
  name: () => learnerText.closedForm,
  /** Its ridge, its number of heads, or both. */
  difference({ ridge, compress }, alike) {
    const byRidge = alike.some((other) => other.ridge !== ridge) ? learnerText.ridge(ridge) : "";
    const byHeads = alike.some((other) => other.compress !== compress) ? learnerText.compressed(compress) : "";
    return [byRidge, byHeads].filter(Boolean).join(", ");
  },
  method: ({ ridge, compress }) => learnerText.closedFormMethod(ridge, compress),
  inText: (_, name) => learnerText.closedFormInText(name),
  isMany: () => false,
  inLabel: (name) => learnerText.inLabel(name),
  look: () => ({ hue: "closed-form", marker: closedFormMarker, stroke: "solid" }),
  standing: ({ status, milliseconds }) => (status === "done" ? learnerText.doneIn(milliseconds) : learnerText.solving),
  remedy: () => null,
};
