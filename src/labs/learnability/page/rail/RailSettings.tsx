import { useOwnDataAsked } from "../../../../platform/shell/own-data/asked";
import { LearnersSection } from "./LearnersSection";
import { TargetSection } from "./TargetSection";

/** Settings of the target and of the learners. */
export function RailSettings() {
  const asked = useOwnDataAsked();
  return (
    <>
      <TargetSection />
      {!asked && <LearnersSection />}
    </>
  );
}
