import type { SweepStanding } from "../../engine/core/sweep";
import { readingPace } from "../../state/react";
import "./sweeps.css";
import { useSweepChanges } from "./use-sweep";
import { sweepText } from "./words";

interface SweepBarProps {
  readonly sweep: SweepStanding | null;
  readonly begin: () => void;
  readonly cancel: () => void;
  /** What the button says before anything was tried. */
  readonly what: string;
}

/** The button that begins a sweep, how far it is, and the one that gives it up. */
export function SweepBar({ sweep, begin, cancel, what }: SweepBarProps) {
  const words = sweepText;
  useSweepChanges(sweep, readingPace);
  if (sweep?.status !== "running")
    return (
      <button type="button" className="pill" onClick={begin}>
        {sweep ? words.again : what}
      </button>
    );
  return (
    <div className="sweep-progress">
      <progress aria-label={words.waiting} value={sweep.share} max={1} />
      <span className="number">{words.working(sweep.share)}</span>
      <button type="button" className="pill" onClick={cancel}>
        {words.cancel}
      </button>
    </div>
  );
}
