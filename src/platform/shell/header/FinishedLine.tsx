import { useEffect, useRef, useState } from "react";
import { readingPace, usePlayground, useSeries } from "../../state/react";
import { useDocument, useLab } from "../lab";
import { headerText } from "./words";

/** A run that is over sooner has not been waited for. */
const waitedFor = 2000;

/** On a telephone, whose bar has no room for the status: says that a long run has ended, until a tap or the next run. */
export function FinishedLine() {
  const activity = usePlayground((state) => state.activity);
  const begun = useRef(Number.POSITIVE_INFINITY);
  const [shown, setShown] = useState(false);
  useEffect(() => {
    if (activity === "running") begun.current = performance.now();
    setShown(activity === "finished" && performance.now() - begun.current >= waitedFor);
  }, [activity]);
  return shown && <Line onTap={() => setShown(false)} />;
}

function Line({ onTap }: { readonly onTap: () => void }) {
  const { totalSteps } = useSeries(true, readingPace);
  const counts = useLab().header.takesSteps(useDocument());
  const { finishedAfter, announce } = headerText.run;
  return (
    <button type="button" className="finished-line" onClick={onTap}>
      {counts ? finishedAfter(totalSteps) : announce.finished}
    </button>
  );
}
