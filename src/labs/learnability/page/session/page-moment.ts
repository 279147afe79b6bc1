/** What the page shows at one moment, as panels of this lab see it: the experiment and the series are its own. */
import { usePageMoment as useAnyPageMoment, usePageMomentReader as useAnyReader } from "../../../../platform/shell/asking/asking";
import type { LearnabilityState } from "./react";
import type { RunSeries } from "./series";

export interface PageMoment extends Pick<LearnabilityState, "experiment" | "activity" | "sample" | "hidden" | "ownData"> {
  readonly series: RunSeries;
}

/** The page draws a lab's components only while a document of that lab is there. */
export const usePageMoment = useAnyPageMoment as (active: boolean, milliseconds: number) => PageMoment;
export const usePageMomentReader = useAnyReader as () => () => PageMoment;
