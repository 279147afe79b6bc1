import { lazy, useId, useState } from "react";
import { usePlayground } from "../../state/react";
import { ChevronIcon } from "../../ui/icons";
import { useLock } from "../class/locks";
import { useLab } from "../lab";
import { LatePart } from "../offline/LatePart";
import { railFrameText } from "./words";

const RunHistory = lazy(() => import("../history/RunHistory").then((module) => ({ default: module.RunHistory })));

/** Earlier runs of this browser, folded away: they matter only to those who look for them. */
function HistorySection() {
  const [open, setOpen] = useState(false);
  const listId = useId();
  const count = usePlayground(({ history, experiment: { lab } }) => history.filter((run) => run.experiment.lab === lab).length);
  return (
    <section className="rail-section" aria-labelledby={`${listId}-heading`}>
      <h2 id={`${listId}-heading`}>
        <button type="button" className="rail-fold" aria-expanded={open} aria-controls={listId} onClick={() => setOpen(!open)}>
          {railFrameText.history}
          <span className="rail-fold-count number">{count > 0 && count}</span>
          <ChevronIcon />
        </button>
      </h2>
      <div id={listId}>
        {open && (
          <LatePart fallback={null}>
            <RunHistory />
          </LatePart>
        )}
      </div>
    </section>
  );
}

/** What can be set: in the rail on wide screens, in the sheet on narrow ones. */
export function RailSettings() {
  const { Settings } = useLab().rail;
  const history = useLock("history");
  return (
    <>
      <Settings />
      {history === "free" && <HistorySection />}
    </>
  );
}
