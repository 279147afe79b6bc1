import { useOwnDataAsked } from "../../../../platform/shell/own-data/asked";
import { LearnersSection } from "./LearnersSection";
import { TargetSection } from "./TargetSection";

/** What is learned, and who learns it. */
export function RailSettings() {
  const asked = useOwnDataAsked();
  return (
    <>
      <TargetSection />
      {!asked && <LearnersSection />}
    </>
  );
}
