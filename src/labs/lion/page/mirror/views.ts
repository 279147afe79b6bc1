/** What the mirror shows of itself, as links keep it. */
import { index, oneOf, viewOf } from "../../../../platform/shell/view-codec";

export const reversals = ["all", "after-start"] as const;
/** Of the sequences that encoders are tested on, so many are shown. */
export const mostSequences = 64;

export const mirrorView = viewOf({
  turned: oneOf(reversals, "all"),
  learner: { first: 0, ...index(7) },
  sequence: { first: 0, ...index(mostSequences - 1) },
});
