import { LearnersSection } from "./LearnersSection";
import { TargetSection } from "./TargetSection";

/** What is learned, and who learns it. */
export function RailSettings() {
  return (
    <>
      <TargetSection />
      <LearnersSection />
    </>
  );
}
