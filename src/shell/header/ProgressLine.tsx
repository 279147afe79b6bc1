import { readingPace, usePlayground, useSeries } from "../../state/react";
import { useLab } from "../lab";
import { headerText } from "./words";

/** A hairline along the bar that fills as the run goes on. */
export function ProgressLine() {
  const series = useSeries(true, readingPace);
  const activity = usePlayground((state) => state.activity);
  const share = useLab().header.progress(series);
  const under = activity === "running" || activity === "paused";
  return (
    <progress className="progress-line" aria-label={headerText.progress} data-shown={under && share > 0} value={share} max={1}>
      {headerText.percent(share)}
    </progress>
  );
}
