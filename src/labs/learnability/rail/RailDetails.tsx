import { useLock } from "../../../shell/class/locks";
import { HistorySection } from "./HistorySection";
import { LearnersSection } from "./LearnersSection";
import { TargetSection } from "./TargetSection";

/** What can be set: in the rail on wide screens, in the sheet on narrow ones. */
export function RailDetails() {
  const history = useLock("history");
  return (
    <>
      <TargetSection />
      <LearnersSection />
      {history === "free" && <HistorySection />}
    </>
  );
}
