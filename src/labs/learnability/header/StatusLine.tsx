import { useEffect, useRef } from "react";
import { isTrained } from "../../../experiment/document";
import { readingPace, usePlayground, useSeries } from "../../../state/react";
import { text } from "../../../ui/text";
import { type Progress, stepsPerSecond } from "./rate";

/** How far training is and how fast it goes: "12 480 steps · 31k/s · WASM". */
export function StatusLine() {
  const activity = usePlayground((state) => state.activity);
  const runs = usePlayground((state) => state.runs);
  const series = useSeries(true, readingPace);
  const history = useRef<Progress[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new run, or a pause, begins a new measurement
  useEffect(() => {
    history.current = [];
  }, [runs, activity]);
  const steps = series.totalSteps;
  const trains = usePlayground(({ experiment }) => experiment.learners.some(isTrained));
  const rate = activity === "running" && trains ? stepsPerSecond(history.current, { time: performance.now(), steps }) : null;
  const parts = [text.run.steps(steps), rate === null ? text.run.activity[activity] : text.run.rate(rate), text.run.backend];
  return (
    <p className="status-line number" title={text.run.stepsHelp}>
      {parts.join(" · ")}
    </p>
  );
}

/** Says to a screen reader what a glance at the button tells: that training began, paused or ended. */
export function ActivityAnnouncement() {
  const activity = usePlayground((state) => state.activity);
  return (
    <p className="visually-hidden" role="status">
      {text.run.announce[activity]}
    </p>
  );
}
