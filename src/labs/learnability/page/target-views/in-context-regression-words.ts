import { counted, inWords, plural } from "../../../../platform/ui/grammar";
import type { InContextRegressionSpec } from "../../math/tasks/in-context-regression/schema";
import { viewOf } from "./target-view";

export const view = viewOf<InContextRegressionSpec>("in-context-regression", {
  name: "In-context regression",
  heading: "Target: in-context regression",
  lede: {
    made: ({ samples, context }) =>
      `${counted(samples, "prompt", "prompts")} of ${inWords(context)} ${plural(context, "example", "examples")} and a query ${plural(samples, "is a linear regression", "are linear regressions")}, each with its own task vector.`,
    question: "How does one layer regress?",
  },
});
