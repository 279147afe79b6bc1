/** View settings of the panels of distributed runs, kept in links. */
import { index, oneOf, unlessNull, viewOf } from "../../../../platform/shell/view-codec";

/** Which solver's machines, how fast, and which of them the button stops; null leaves it to the panel. */
export const machinesView = viewOf({
  solver: unlessNull(index(99)),
  pace: oneOf(["slow", "steady", "fast"], "steady"),
  stop: unlessNull(index(99)),
});

export const targets = ["1e-20", "1e-10", "1e-6", "1e-2"] as const;
export type Target = (typeof targets)[number];

export const axes = ["rounds", "bytes", "diversity"] as const;
export type Axis = (typeof axes)[number];

export const exchangeView = viewOf({ against: oneOf(axes, "rounds"), to: oneOf(targets, "1e-20") });
