import { useEffect, useRef, useState } from "react";

interface Steps {
  /** What the steps are of: with another of it nothing plays. */
  readonly of?: unknown;
  readonly at: number;
  readonly first?: number;
  readonly last: number;
  /** Milliseconds that a step stays. */
  readonly pace: number;
  /** Whether anyone can see it; what cannot be seen does not move. */
  readonly active?: boolean;
  readonly show: (step: number) => void;
}

export interface PlayedSteps {
  readonly playing: boolean;
  /** By hand, which ends the playing. */
  readonly goTo: (step: number) => void;
  /** Begins, from the first step where the last one is shown, or ends. */
  readonly play: () => void;
}

/** Steps that a person takes one by one, or lets go on by themselves. */
export function usePlayedSteps({ of, at, first = 0, last, pace, active = true, show }: Steps): PlayedSteps {
  const [played, setPlayed] = useState<{ readonly of: unknown } | null>(null);
  const latest = useRef(show);
  latest.current = show;
  const playing = played !== null && played.of === of && at < last;
  useEffect(() => {
    if (!playing || !active) return;
    const timer = setTimeout(() => latest.current(at + 1), pace);
    return () => clearTimeout(timer);
  }, [playing, active, at, pace]);
  return {
    playing,
    goTo: (step) => {
      setPlayed(null);
      show(Math.max(first, Math.min(last, step)));
    },
    play: () => {
      if (!playing && at >= last) show(first);
      setPlayed(playing ? null : { of });
    },
  };
}
