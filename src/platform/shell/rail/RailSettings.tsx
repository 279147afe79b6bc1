import { useLock } from "../class/locks";
import { useLab } from "../lab";
import { HistorySection } from "./HistorySection";

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
