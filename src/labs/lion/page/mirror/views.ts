/** View settings of the mirror panel, kept in links. */
import { index, oneOf, viewOf } from "../../../../platform/shell/view-codec";

export const reversals = ["all", "after-start"] as const;
/** Number of test sequences that can be shown. */
export const mostSequences = 64;

export const mirrorView = viewOf({
  turned: oneOf(reversals, "all"),
  learner: { first: 0, ...index(7) },
  sequence: { first: 0, ...index(mostSequences - 1) },
});
