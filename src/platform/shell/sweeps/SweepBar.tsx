import { useEffect } from "react";
import type { SweepStanding } from "../../engine/sweep";
import { readingPace } from "../../state/react";
import { usePanelOnScreen } from "../../ui/panel/Panel";
import { useAbsence } from "../../ui/panel/staging";
import "./sweeps.css";
import { useSweepChanges } from "./use-sweep";
import { sweepText } from "./words";

interface SweepBarProps {
  readonly sweep: SweepStanding | null;
  readonly begin: () => void;
  readonly cancel: () => void;
  /** Begins it unasked; null where the panel has another picture to show. */
  readonly tryOut: (() => void) | null;
  readonly estimate: number | null;
  readonly isLong: boolean;
  /** The text of the button before any trial. */
  readonly what: string;
}

/** The button that begins a sweep, how far it is, and the one that gives it up. */
export function SweepBar({ sweep, begin, cancel, tryOut, estimate, isLong, what }: SweepBarProps) {
  const words = sweepText;
  const onScreen = usePanelOnScreen();
  useSweepChanges(sweep, readingPace);
  useEffect(() => {
    if (onScreen && !sweep) tryOut?.();
  });
  useAbsence(isLong && tryOut !== null);
  if (sweep?.status !== "running")
    return (
      <button type="button" className="pill" onClick={begin}>
        {sweep ? words.again : estimate === null ? what : words.about(what, estimate)}
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
