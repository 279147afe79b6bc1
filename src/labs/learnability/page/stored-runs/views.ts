/** View settings of the panel of stored runs, kept in links. */
import { oneOf, unlessNull, viewOf } from "../../../../platform/shell/view-codec";
import { rates } from "../../engine/stored-runs/figure-1";

/** Of targets with one output; automata have Fig. 4. */
export const figures = ["figure-1a", "figure-1b", "figure-3"] as const;
export type Figure = (typeof figures)[number];

/** The shown figure, by default that of the experiment; the rate matters to curves of training. */
export const storedView = viewOf({ figure: unlessNull(oneOf(figures, "figure-1a")), rate: oneOf(rates, "tuned") });
