import { createStore } from "zustand/vanilla";
import { openDragged } from "../../../../platform/shell/opening/dragged";
import type { Convention } from "../../math/decays";
import { open } from "./sentence";

/** The decay of the full stop now, in hundredths. */
export const dragged = openDragged(open, Math.min);

/** The convention of the mask; the reply switches it. */
export const conventionStore = createStore<{ readonly convention: Extract<Convention, "eq9" | "thm"> }>(() => ({ convention: "eq9" }));
