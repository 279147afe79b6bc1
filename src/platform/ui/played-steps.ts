import { useEffect, useRef, useState } from "react";

interface Steps {
  /** The object of the steps: a new one stops the playing. */
  readonly of?: unknown;
  readonly at: number;
  readonly first?: number;
  readonly last: number;
  /** Milliseconds for each step. */
  readonly pace: number;
  /** Whether it is visible; a hidden one does not move. */
  readonly active?: boolean;
  readonly show: (step: number) => void;
}

export interface PlayedSteps {
  readonly playing: boolean;
  /** Goes to a step by hand, which ends the playing. */
  readonly goTo: (step: number) => void;
  /** Starts, from the first step where the last one is shown, or stops. */
  readonly play: () => void;
}

/** Steps that a person takes one by one, or plays. */
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
