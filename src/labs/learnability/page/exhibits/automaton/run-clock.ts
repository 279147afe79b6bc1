/** The moment of a run that graph, tape and layer all show. */
import { useState } from "react";
import { type PlayedSteps, usePlayedSteps } from "../../../../../platform/ui/played-steps";

export interface RunClock extends PlayedSteps {
  readonly moment: number;
  readonly last: number;
}

/** Long enough to see which head fetched what. */
const pace = 1100;

/**
 * @param run      identity of the run: a new run is shown at its end, with its result.
 * @param letters  how many letters it reads.
 * @param perLetter  moments for each letter; where it changes, the letters that have been read stay the same.
 */
export function useRunClock(run: string, letters: number, perLetter: number): RunClock {
  const last = letters * perLetter;
  const [at, setAt] = useState<{ readonly run: string; readonly moment: number; readonly perLetter: number } | null>(null);
  const moment = at?.run === run ? Math.min(last, rescaled(at.moment, at.perLetter, perLetter)) : last;
  const show = (next: number) => setAt({ run, moment: next, perLetter });
  return { moment, last, ...usePlayedSteps({ at: moment, last, pace, show }) };
}

function rescaled(moment: number, from: number, to: number): number {
  return from === to ? moment : Math.floor(moment / from) * to;
}
