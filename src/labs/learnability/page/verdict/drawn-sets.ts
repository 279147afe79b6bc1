/** What the computed data sets of an experiment come to, for the third answer. */
import type { SampleComplexityRun } from "../../engine/sample-complexity/excess-by-draw";
import { type Asked, type Drawing, drawingBetween } from "../guarantee/asked";
import { guaranteeOf, sizesBetween } from "../guarantee/guarantee-data";
import type { DrawnSets } from "./approximate";

/** Data sets of the listed numbers of samples, or of those between two of them, so far. */
export interface DrawnSoFar {
  readonly status: DrawnSets["status"];
  readonly runs: readonly SampleComplexityRun[];
}

/** The numbers of samples between the largest listed one that fails and the next; null before all data sets, and where there are none. */
export function closerDrawing(asked: Asked, listed: readonly SampleComplexityRun[]): Drawing | null {
  const coarse = guaranteeOf(asked.sampleComplexity, 0, { listed, between: [], fresh: [] })?.needed ?? null;
  return coarse && drawingBetween(asked, sizesBetween(coarse));
}

/** @param between  null before it begins */
export function drawnSetsOf(asked: Asked, listed: DrawnSoFar, between: DrawnSoFar | null): DrawnSets {
  const { samples, draws, epsilon, delta } = asked.sampleComplexity;
  const guarantee = guaranteeOf(asked.sampleComplexity, 0, { listed: listed.runs, between: between?.runs ?? [], fresh: [] });
  const needed = guarantee?.needed ?? null;
  const isNamed = closerDrawing(asked, listed.runs) === null || between?.status === "done";
  return {
    ...{ status: listed.status, draws, epsilon, delta },
    done: guarantee?.done ?? 0,
    largest: samples[samples.length - 1],
    needed: needed?.passing ?? null,
    failing: needed && (needed.failing === null ? 0 : isNamed ? null : needed.failing),
  };
}
