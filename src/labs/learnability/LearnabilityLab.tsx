import { lazy, useId, useState } from "react";
import { useNarrow } from "../../ui/media";
import { text } from "../../ui/text";
import { Header } from "./header/Header";
import { Notices } from "./Notices";
import { PanelGrid } from "./panels/PanelGrid";
import { BasePresetProvider } from "./rail/BasePreset";
import { ControlsContext, useLoadedControls } from "./rail/controls";
import { PresetChoice } from "./rail/PresetChoice";
import { RailDetails } from "./rail/RailDetails";
import { RailSheetButton } from "./rail/RailSheetButton";
import "../../ui/controls/controls.css";
import "./header/header.css";
import "./rail/rail.css";
import { LatePart } from "./offline/LatePart";
import { OfflineNotice } from "./offline/OfflineNotice";
import { PageFoot } from "./offline/PageFoot";

const DropTarget = lazy(() => import("./files/DropTarget").then((module) => ({ default: module.DropTarget })));

/** Run controls above, settings to the left, panels in the rest; on narrow screens the settings are in a sheet. */
export function LearnabilityLab() {
  const narrow = useNarrow();
  const railId = useId();
  const [railOpen, setRailOpen] = useState(true);
  const toggle = () => setRailOpen(!railOpen);
  const controls = useLoadedControls();
  return (
    <ControlsContext value={controls}>
      <BasePresetProvider>
        <div className={railOpen || narrow ? "lab" : "lab lab-wide"}>
          <Header rail={narrow ? null : { id: railId, open: railOpen, toggle }} />
          <aside className="rail" id={railId} aria-label={text.rail.label} hidden={!railOpen && !narrow}>
            <PresetChoice />
            {!narrow && <RailDetails />}
          </aside>
          <main className="panels">
            <Notices />
            <PanelGrid />
            <PageFoot />
          </main>
          <OfflineNotice />
          {narrow && <RailSheetButton />}
          {controls && (
            <LatePart fallback={null}>
              <DropTarget />
            </LatePart>
          )}
        </div>
      </BasePresetProvider>
    </ControlsContext>
  );
}
