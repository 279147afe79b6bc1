import { Lockable } from "../../../shell/class/Lockable";
import { PanelGroup } from "../../../ui/panel/PanelGroup";
import { CertificateSlot } from "../certificate/CertificateSlot";
import { ComputationsSlot } from "../computations/ComputationsSlot";
import { ExhibitPanel } from "../exhibits/ExhibitPanel";
import { LandscapeSlot } from "../landscape/LandscapeSlot";
import { MapSlot } from "../map/MapSlot";
import { AttentionPanel } from "./AttentionPanel";
import { HeadsPanel } from "./HeadsPanel";
import { LookingProvider } from "./Looking";
import { LossPanel } from "./LossPanel";
import { SpectrumPanel } from "./SpectrumPanel";
import "../../../ui/panel/panel.css";

/** The four live panels, and below them what there is to scroll to. */
export function PanelGrid() {
  return (
    <LookingProvider>
      <PanelGroup>
        <LossPanel />
        <SpectrumPanel />
        <AttentionPanel />
        <HeadsPanel />
        <Lockable control="exhibit">
          <ExhibitPanel />
        </Lockable>
        <Lockable control="computations">
          <ComputationsSlot />
        </Lockable>
        <Lockable control="laboratory">
          <CertificateSlot />
        </Lockable>
        <Lockable control="landscape">
          <LandscapeSlot />
        </Lockable>
        <Lockable control="map">
          <MapSlot />
        </Lockable>
      </PanelGroup>
    </LookingProvider>
  );
}
