/** What the panel shows of itself, as it travels in links. */
import { oneOf, unlessNull, viewOf } from "../../../../../platform/shell/view-codec";

export const tabs = ["table", "text", "words"] as const;
export type Tab = (typeof tabs)[number];

/** Null leaves it to the machine: its layer, and its table unless a text was left unfinished. */
export const automatonShown = viewOf({
  layer: unlessNull(oneOf(["universal", "fixed"], "universal")),
  tab: unlessNull(oneOf(tabs, "table")),
});
