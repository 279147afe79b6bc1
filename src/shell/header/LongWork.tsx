import { useState } from "react";
import { usePlayground, useSeries, useSession } from "../../labs/learnability/session/react";
import { readingPace } from "../../state/react";
import type { FileProgress } from "../../state/read-file";
import { text } from "../../ui/text";
import { longWork, secondsLeft } from "./forecast";

/**
 * A large spectrum or solution in the making: how far, how long still, and a way out. It lies over the page's corner, so
 * that nothing moves when it comes and goes.
 */
export function LongWork() {
  const reading = usePlayground((state) => state.reading);
  return reading ? <LongReading {...reading} /> : <LongSolving />;
}

/** A large file on its way in. */
function LongReading({ name, share }: FileProgress) {
  const session = useSession();
  return (
    <div className="long-work">
      <p>
        {share === null ? text.header.checkingFile(name) : text.header.readingFile(name)}
        {share !== null && <span className="number">{text.header.percent(share)}</span>}
      </p>
      <progress aria-label={text.header.readingFile(name)} max={1} {...(share === null ? {} : { value: share })} />
      <button type="button" className="pill" onClick={() => session.cancelOpening()}>
        {text.header.cancel}
      </button>
    </div>
  );
}

function LongSolving() {
  const session = useSession();
  const series = useSeries(true, readingPace);
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
          {text.header.longWork(features)}
          <span className="number">
            {[text.header.percent(work.progress), ...(left === null ? [] : [text.cost.left(left)])].join(" · ")}
          </span>
        </p>
        <progress aria-label={text.header.longWork(features)} value={work.progress} max={1} />
        <button type="button" className="pill" onClick={cancel}>
          {text.header.cancel}
        </button>
      </div>
    );
  }
  if (activity !== "paused" || cancelled !== runs) return null;
  return (
    <div className="long-work" role="status">
      <p>{text.header.cancelled(work.progress)}</p>
      <button type="button" className="pill" onClick={() => setCancelled(null)}>
        {text.header.ok}
      </button>
    </div>
  );
}
