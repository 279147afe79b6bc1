import { createStore } from "zustand/vanilla";
import type { LabDocument } from "../../documents/kind";

/** What the person had before a lesson ran something else; null while no lesson has, or once it was brought back. */
export const ownExperiment = createStore<LabDocument | null>(() => null);
