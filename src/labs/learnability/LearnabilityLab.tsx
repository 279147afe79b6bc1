import { text } from "../../ui/text";
import { Header } from "./Header";
import { LearnerCards } from "./LearnerCards";
import { LossPanel } from "./LossPanel";
import { Notices } from "./Notices";
import { PresetChoice } from "./PresetChoice";
import { SpectrumPanel } from "./SpectrumPanel";
import { TargetList } from "./TargetList";

/** On narrow screens the two halves of the rail lie above and below the panels; CSS places them. */
export function LearnabilityLab() {
  return (
    <div className="lab">
      <Header />
      <aside className="rail" aria-label={text.rail.label}>
        <PresetChoice />
        <div className="rail-details">
          <TargetList />
          <LearnerCards />
        </div>
      </aside>
      <main className="panels">
        <Notices />
        <LossPanel />
        <SpectrumPanel />
      </main>
    </div>
  );
}
