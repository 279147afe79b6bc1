import { useLayoutEffect, useRef } from "react";
import { readingPace, usePlayground, useSeries } from "../../state/react";
import { useSize } from "../../ui/measure";
import { useDocument, useLab } from "../lab";
import { headerText } from "./words";

/** Training speed over about the last second and a half. */
interface Progress {
  readonly time: number;
  readonly steps: number;
}

const windowMilliseconds = 1500;

/**
 * Adds `now` to the history, forgets what is too old, and gives the mean rate over what is left; null with less than a
 * fifth of a second to go by.
 */
function stepsPerSecond(history: Progress[], now: Progress): number | null {
  const last = history.at(-1);
  if (last && now.steps < last.steps) history.length = 0;
  history.push(now);
  while (history.length > 2 && now.time - history[1].time >= windowMilliseconds) history.shift();
  const elapsed = now.time - history[0].time;
  return elapsed < 200 ? null : ((now.steps - history[0].steps) * 1000) / elapsed;
}

/** How far training is, how fast it goes, and for a long run how long it takes: "12 480 steps · 31k/s · about 2 min left". */
export function StatusLine() {
  // A line of its own for each lab, whose hook says how long a run takes.
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
  // Of a run that is over, that it is over says enough.
  const parts = activity === "finished" || activity === "stopped" ? [doing] : all;
  const line = useRef<HTMLDivElement>(null);
  const words = useRef<HTMLSpanElement>(null);
  const width = useSize(line)?.width;
  // All digits are as wide: only other words, or other room, need the page laid out to be measured anew.
  const shape = parts.join(" · ").replace(/\d/g, "0");
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is measured follows from them
  useLayoutEffect(() => keepWhole(words.current), [shape, width]);
  return (
    <div className="status-line number" ref={line}>
      <span className="status-steps" title={`${all.join(" · ")} (${headerText.run.stepsHelp})`} ref={words}>
        {parts.map((part, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts keep their places
          <span key={place}>{`${place > 0 ? " · " : ""}${part}`}</span>
        ))}
      </span>
    </div>
  );
}

/** What there is no room for is left out, last things first, rather than cut off. */
function keepWhole(words: HTMLElement | null): void {
  if (!words) return;
  const parts = [...words.children] as HTMLElement[];
  for (const part of parts) part.hidden = false;
  for (const part of parts.reverse()) if (words.scrollWidth > words.clientWidth) part.hidden = true;
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
