import { useRef } from "react";
import { readingPace, usePlayground, useSeries } from "../../state/react";
import { useDocument, useLab } from "../lab";
import { headerText } from "./words";

/** Training speed over about the last second and a half. */
interface Progress {
  readonly time: number;
  readonly steps: number;
}

const windowMilliseconds = 1500;

/**
 * Adds `now` to the history, drops old entries, and gives the mean rate over the rest; null for less than a fifth of a second.
 */
function stepsPerSecond(history: Progress[], now: Progress): number | null {
  const last = history.at(-1);
  if (last && now.steps < last.steps) history.length = 0;
  history.push(now);
  while (history.length > 2 && now.time - history[1].time >= windowMilliseconds) history.shift();
  const elapsed = now.time - history[0].time;
  return elapsed < 200 ? null : ((now.steps - history[0].steps) * 1000) / elapsed;
}

/** Steps and speed of training, and for a long run the time left: "12 480 steps · 31k/s · about 2 min left". */
export function StatusLine() {
  // One component for each lab, since the lab's hook forecasts the time of a run.
  return <StatusOfLab key={useLab().id} />;
}

function StatusOfLab() {
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
  const all = [headerText.run.steps(steps), doing, ...(forecast ? [forecast] : [])];
  // For a run that is over, its state is enough.
  const parts = activity === "finished" || activity === "stopped" ? [doing] : all;
  return (
    <div className="status-line number">
      <span className="status-steps" title={`${all.join(" · ")} (${headerText.run.stepsHelp})`}>
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their places
          <span key={place}>{`${place > 0 ? " · " : ""}${part}`}</span>
        ))}
      </span>
    </div>
  );
}

/** The measurements so far; a new run, or a pause, begins a new measurement. */
function useHistory(measured: string): Progress[] {
  const kept = useRef<{ readonly measured: string; readonly history: Progress[] }>({ measured, history: [] });
  if (kept.current.measured !== measured) kept.current = { measured, history: [] };
  return kept.current.history;
}

/** Announces to screen readers that training began, paused or ended, which others see at the button. */
export function ActivityAnnouncement() {
  const activity = usePlayground((state) => state.activity);
  return (
    <p className="visually-hidden" role="status">
      {headerText.run.announce[activity]}
    </p>
  );
}
