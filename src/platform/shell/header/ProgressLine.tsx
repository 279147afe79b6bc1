import { readingPace, usePlayground, useSeries } from "../../state/react";
import { useLab } from "../lab";
import { headerText } from "./words";

/** Of the line: more than it has pixels on most screens. */
const places = 2000;

/** A hairline along the bar that fills as the run goes on. */
export function ProgressLine() {
  const activity = usePlayground((state) => state.activity);
  const { progress } = useLab().header;
  const share = progress(useSeries(true, readingPace, (series) => [Math.floor(places * progress(series))]));
  const under = activity === "running" || activity === "paused";
  return (
    <progress className="progress-line" aria-label={headerText.progress} data-shown={under && share > 0} value={share} max={1}>
      {headerText.percent(share)}
    </progress>
  );
}
