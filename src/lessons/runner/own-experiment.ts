import { createStore } from "zustand/vanilla";
import type { Experiment } from "../../experiment/learnability/document";

/** What the person had before a lesson ran something else; null while no lesson has, or once it was brought back. */
export const ownExperiment = createStore<Experiment | null>(() => null);
