/** The step of a run that tape, history and layer all show. */
import { useEffect, useState } from "react";

export type Speed = "slow" | "even" | "quick" | "rapid";

/** Milliseconds between two steps. */
const paces: Readonly<Record<Speed, number>> = { slow: 1200, even: 450, quick: 120, rapid: 33 };

export interface RunClock {
  readonly at: number;
  readonly last: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly setSpeed: (speed: Speed) => void;
  readonly goTo: (step: number) => void;
  readonly play: () => void;
}

/**
 * @param run     what runs; another run begins at its start.
 * @param last    its last step.
 * @param active  whether anyone can see it; what cannot be seen does not move.
 */
export function useRunClock(run: object, last: number, active: boolean): RunClock {
  const [place, setPlace] = useState<{ readonly run: object; readonly at: number } | null>(null);
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>("even");
  const at = place?.run === run ? Math.min(place.at, last) : 0;
  const plays = playing && place?.run === run && at < last;
  useEffect(() => {
    if (!plays || !active) return;
    const timer = setTimeout(() => setPlace({ run, at: at + 1 }), paces[speed]);
    return () => clearTimeout(timer);
  }, [plays, active, run, at, speed]);
  return {
    at,
    last,
    playing: plays,
    speed,
    setSpeed,
    goTo: (step) => {
      setPlaying(false);
      setPlace({ run, at: Math.max(0, Math.min(last, step)) });
    },
    play: () => {
      setPlaying(!plays);
      if (!plays) setPlace({ run, at: at >= last ? 0 : at });
    },
  };
}
