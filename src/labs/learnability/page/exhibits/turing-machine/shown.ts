/** View settings of the panel, as links contain them. */
import { oneOf, viewOf } from "../../../../../platform/shell/view-codec";

export const turingShown = viewOf({ view: oneOf(["text", "table"], "text") });
