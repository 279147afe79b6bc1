import { useState } from "react";
import { headerText } from "../../../../platform/shell/header/words";
import { readingPace } from "../../../../platform/state/react";
import { costText } from "../cost-words";
import { usePlayground, useSeries, useSession } from "../session/react";
import { longWork, secondsLeft } from "./forecast";
import { labHeaderText } from "./words";

/** A large spectrum or solution in the making: how far, how long still, and a way out. */
export function LongWorkNote() {
  const session = useSession();
  const series = useSeries(true, readingPace, (now) => [longWork(now)?.progress, now.certificate?.certificate?.psi]);
  const activity = usePlayground((state) => state.activity);
  const runs = usePlayground((state) => state.runs);
  // The run whose work was cancelled.
  const [cancelled, setCancelled] = useState<number | null>(null);
  const work = longWork(series);
  if (!work) return null;
  if (activity === "running") {
    const cancel = () => {
      setCancelled(runs);
      session.pause();
    };
    const left = secondsLeft(work);
    const features = series.certificate?.certificate?.psi ?? null;
    return (
      <div className="long-work">
        <p>
          {labHeaderText.solving(features)}
          <span className="number">{[headerText.percent(work.progress), ...(left === null ? [] : [costText.left(left)])].join(" · ")}</span>
        </p>
        <progress aria-label={labHeaderText.solving(features)} value={work.progress} max={1} />
        <button type="button" className="pill" onClick={cancel}>
          {headerText.cancel}
        </button>
      </div>
    );
  }
  if (activity !== "paused" || cancelled !== runs) return null;
  return (
    <div className="long-work" role="status">
      <p>{headerText.cancelled(work.progress)}</p>
      <button type="button" className="pill" onClick={() => setCancelled(null)}>
        {headerText.ok}
      </button>
    </div>
  );
}
