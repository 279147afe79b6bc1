/** How the page shows the learners, one line each, in the order in which they are offered. */
import type { LearnerSpec } from "../../document/document";
import { closedFormView } from "./closed-form";
import { convexView } from "./convex";
import { gradientView } from "./gradient";
import type { LearnerView } from "./learner-view";
import { linearLayersView } from "./linear-layers";
import { transformerView } from "./transformer";

export const learnerViews: { readonly [Kind in LearnerSpec["kind"]]: LearnerView<Extract<LearnerSpec, { kind: Kind }>> } = {
  gradient: gradientView,
  "linear-layers": linearLayersView,
  transformer: transformerView,
  convex: convexView,
  "closed-form": closedFormView,
};

/** The kind of a spec determines its view, which the type of a table cannot express. */
export function learnerView<Spec extends LearnerSpec>({ kind }: Pick<Spec, "kind">): LearnerView<Spec> {
  return learnerViews[kind] as unknown as LearnerView<Spec>;
}
