/** The step of a run that tape, history and layer all show. */
import { useState } from "react";
import { type PlayedSteps, usePlayedSteps } from "../../../../../platform/ui/played-steps";

export type Speed = "slow" | "even" | "quick" | "rapid";

/** Milliseconds between two steps. */
const paces: Readonly<Record<Speed, number>> = { slow: 1200, even: 450, quick: 120, rapid: 33 };

export interface RunClock extends PlayedSteps {
  readonly at: number;
  readonly last: number;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
}

/**
 * @param run     what runs; another run begins at its start.
 * @param last    its last step.
 * @param active  whether anyone can see it; what cannot be seen does not move.
 */
export function useRunClock(run: object, last: number, active: boolean): RunClock {
  const [place, setPlace] = useState<{ readonly run: object; readonly at: number } | null>(null);
  const [speed, setSpeed] = useState<Speed>("even");
  const at = place?.run === run ? Math.min(place.at, last) : 0;
  const show = (step: number) => setPlace({ run, at: step });
  return { at, last, speed, setSpeed, ...usePlayedSteps({ of: run, at, last, pace: paces[speed], active, show }) };
}
