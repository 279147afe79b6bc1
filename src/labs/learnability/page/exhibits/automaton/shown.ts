/** View settings of the panel, as links contain them. */
import { oneOf, unlessNull, viewOf } from "../../../../../platform/shell/view-codec";

export const tabs = ["table", "text", "words"] as const;
export type Tab = (typeof tabs)[number];

/** Null uses the layer of the machine, and its table unless a text is unfinished. */
export const automatonShown = viewOf({
  layer: unlessNull(oneOf(["universal", "fixed"], "universal")),
  tab: unlessNull(oneOf(tabs, "table")),
});
