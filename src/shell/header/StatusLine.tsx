import { useRef } from "react";
import { readingPace, usePlayground, useSeries } from "../../state/react";
import { useDocument, useLab } from "../lab";
import { type Progress, stepsPerSecond } from "./rate";
import { headerText } from "./words";

/** How far training is, how fast it goes, and for a long run how long it takes: "12 480 steps · 31k/s · about 2 min left". */
export function StatusLine() {
  const activity = usePlayground((state) => state.activity);
  const runs = usePlayground((state) => state.runs);
  const series = useSeries(true, readingPace);
  const history = useHistory(`${runs} ${activity}`);
  const steps = series.totalSteps;
  const { header } = useLab();
  const counts = header.takesSteps(useDocument());
  const rate = activity === "running" && counts ? stepsPerSecond(history, { time: performance.now(), steps }) : null;
  const forecast = header.useForecast();
  const doing = rate === null ? headerText.run.activity[activity] : headerText.run.rate(rate);
  const parts = [headerText.run.steps(steps), doing, ...(forecast ? [forecast] : [])];
  return (
    <div className="status-line number">
      <span className="status-steps" title={headerText.run.stepsHelp}>
        {`${parts.join(" · ")}${header.Status ? " · " : ""}`}
      </span>
      {header.Status && <header.Status />}
    </div>
  );
}

/** What was measured so far; a new run, or a pause, begins a new measurement. */
function useHistory(measured: string): Progress[] {
  const kept = useRef<{ readonly measured: string; readonly history: Progress[] }>({ measured, history: [] });
  if (kept.current.measured !== measured) kept.current = { measured, history: [] };
  return kept.current.history;
}

/** Says to a screen reader what a glance at the button tells: that training began, paused or ended. */
export function ActivityAnnouncement() {
  const activity = usePlayground((state) => state.activity);
  return (
    <p className="visually-hidden" role="status">
      {headerText.run.announce[activity]}
    </p>
  );
}
