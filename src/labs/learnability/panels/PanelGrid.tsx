import { PanelGroup } from "../../../ui/panel/PanelGroup";
import { AttentionPanel } from "./AttentionPanel";
import { HeadsPanel } from "./HeadsPanel";
import { LookingProvider } from "./Looking";
import { LossPanel } from "./LossPanel";
import { SpectrumPanel } from "./SpectrumPanel";
import "../../../ui/panel/panel.css";

/** The four live panels. */
export function PanelGrid() {
  return (
    <LookingProvider>
      <PanelGroup>
        <LossPanel />
        <SpectrumPanel />
        <AttentionPanel />
        <HeadsPanel />
      </PanelGroup>
    </LookingProvider>
  );
}
