/** Progress of a run and remaining time, from the reports of its jobs. */

import { isUnderWay } from "../../../../platform/engine/job";
import { meanProgress } from "../../../../platform/state/watched-series";
import type { AnyJobState } from "../../engine/protocol";
import type { StopRules } from "../../math/learners/stop";
import { costText } from "../cost-words";
import type { RunSeries } from "../session/series";
import { forecastText } from "./forecast-words";

export interface Work {
  /** 0 to 1. */
  readonly progress: number;
  /** Time spent computing so far. */
  readonly milliseconds: number;
}

/** Shorter times get no forecast: they are over before it has been read. */
const worthTelling = 5000;

/**
 * Before a run, its duration; later, the remaining time; null when that is short. Under a stop rule, which may end learners
 * earlier, the time is a bound.
 */
export function forecastWords(milliseconds: number, begun: boolean, learners: number, stop?: StopRules): string | null {
  if (milliseconds < worthTelling) return null;
  const seconds = Math.ceil(milliseconds / 1000);
  const words = begun ? costText.left(seconds) : costText.expected(seconds, learners);
  return stop && Object.values(stop).some((limit) => limit > 0) ? forecastText.atMost(words) : words;
}

/** Forecasts under one second are not shown. */
export const patience = 1000;

/** The slowest certificate, closed form or gradient descent on W in progress, if it is slow: it has no result until it ends. */
export function longWork({ certificate, closedForms, convexes }: RunSeries): Work | null {
  const jobs: readonly (AnyJobState | null)[] = [certificate, ...closedForms.values(), ...convexes.values()];
  const open = jobs.filter((job) => job !== null).filter(({ status }) => isUnderWay(status));
  const slowest = open.toSorted((a, b) => b.milliseconds - a.milliseconds).at(0);
  return slowest && slowest.milliseconds >= patience ? slowest : null;
}

/** Remaining seconds at the mean speed so far; null before there is one. */
export function secondsLeft({ progress, milliseconds }: Work): number | null {
  if (progress <= 0.01) return null;
  return Math.ceil((milliseconds * (1 - progress)) / progress / 1000);
}

/** Finished share of all gradient steps; without gradient learners, of the work on the data. */
export function overallProgress(series: RunSeries): number {
  const descents = [...series.gradients.values(), ...series.convexes.values()];
  if (descents.length === 0) return series.certificate?.progress ?? 0;
  return meanProgress(descents.map(({ status, progress }) => ({ progress: isUnderWay(status) ? progress : 1 })));
}
