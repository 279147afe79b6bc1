/** State of the page at one moment for panels of this lab, with the types of its experiment and series. */
import { usePageMoment as useAnyPageMoment, usePageMomentReader as useAnyReader } from "../../../../platform/shell/asking/asking";
import type { LearnabilityState } from "./react";
import type { RunSeries } from "./series";

export interface PageMoment extends Pick<LearnabilityState, "experiment" | "activity" | "sample" | "hidden" | "ownData"> {
  readonly series: RunSeries;
}

/** The page renders a lab's components only while a document of that lab is open. */
export const usePageMoment = useAnyPageMoment as (active: boolean, milliseconds: number) => PageMoment;
export const usePageMomentReader = useAnyReader as () => () => PageMoment;
