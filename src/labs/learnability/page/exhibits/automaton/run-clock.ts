/** The moment of a run that graph, tape and layer all show. */
import { useEffect, useState } from "react";

export interface RunClock {
  readonly moment: number;
  readonly last: number;
  readonly playing: boolean;
  readonly goTo: (moment: number) => void;
  readonly play: () => void;
}

/** Long enough to see which head fetched what. */
const pace = 1100;

/**
 * @param run      what runs: another one is shown from its end, as what it comes to is asked first.
 * @param letters  how many letters it reads.
 * @param perLetter  moments for each letter; where it changes, the letters that have been read stay the same.
 */
export function useRunClock(run: string, letters: number, perLetter: number): RunClock {
  const last = letters * perLetter;
  const [at, setAt] = useState<{ readonly run: string; readonly moment: number; readonly perLetter: number } | null>(null);
  const [playing, setPlaying] = useState(false);
  const moment = at?.run === run ? Math.min(last, rescaled(at.moment, at.perLetter, perLetter)) : last;
  const plays = playing && moment < last;
  useEffect(() => {
    if (!plays) return;
    const timer = setTimeout(() => setAt({ run, moment: moment + 1, perLetter }), pace);
    return () => clearTimeout(timer);
  }, [plays, run, moment, perLetter]);
  return {
    moment,
    last,
    playing: plays,
    goTo: (next) => {
      setPlaying(false);
      setAt({ run, moment: Math.max(0, Math.min(last, next)), perLetter });
    },
    play: () => {
      if (!plays && moment >= last) setAt({ run, moment: 0, perLetter });
      setPlaying(!plays);
    },
  };
}

function rescaled(moment: number, from: number, to: number): number {
  return from === to ? moment : Math.floor(moment / from) * to;
}
