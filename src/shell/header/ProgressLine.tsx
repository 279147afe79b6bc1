import { usePlayground, useSeries } from "../../labs/learnability/session/react";
import { readingPace } from "../../state/react";
import { text } from "../../ui/text";
import { overallProgress } from "./forecast";

/** A hairline along the bar that fills as the run goes on. */
export function ProgressLine() {
  const series = useSeries(true, readingPace);
  const activity = usePlayground((state) => state.activity);
  const share = overallProgress(series);
  const under = activity === "running" || activity === "paused";
  return (
    <progress className="progress-line" aria-label={text.header.progress} data-shown={under && share > 0} value={share} max={1}>
      {text.header.percent(share)}
    </progress>
  );
}
