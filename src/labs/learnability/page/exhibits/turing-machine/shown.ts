/** What the panel shows of itself, as it travels in links. */
import { oneOf, viewOf } from "../../../../../platform/shell/view-codec";

export const turingShown = viewOf({ view: oneOf(["text", "table"], "text") });
