import { closedFormMarker } from "../../../charts/Marker";
import type { ClosedFormSpec } from "../../../learners/closed-form/fields";
import { text } from "../../../ui/text";
import type { LearnerView } from "./learner-view";

export const closedFormView: LearnerView<ClosedFormSpec> = {
  kind: "closed-form",
  add: { words: () => text.learners.addClosedForm, name: () => text.learners.addClosedFormName },
  name: () => text.learner.closedForm,
  /** Its ridge, its number of heads, or both. */
  difference({ ridge, compress }, alike) {
    const byRidge = alike.some((other) => other.ridge !== ridge) ? text.learner.ridge(ridge) : "";
    const byHeads = alike.some((other) => other.compress !== compress) ? text.learner.compressed(compress) : "";
    return [byRidge, byHeads].filter(Boolean).join(", ");
  },
  method: ({ ridge, compress }) => text.learner.closedFormMethod(ridge, compress),
  inText: (_, name) => text.learner.closedFormInText(name),
  isMany: () => false,
  inLabel: (name) => text.learner.inLabel(name),
  look: () => ({ hue: "solution", marker: closedFormMarker, stroke: "solid" }),
  standing: ({ status, milliseconds }) => (status === "done" ? text.learner.doneIn(milliseconds) : text.learner.solving),
  remedy: () => null,
};
