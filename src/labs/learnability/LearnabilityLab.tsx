import { lazy, Suspense, useId, useState } from "react";
import { usePlayground } from "../../state/react";
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

const DropTarget = lazy(() => import("./files/DropTarget").then((module) => ({ default: module.DropTarget })));

const ClassBar = lazy(() => import("./class/ClassBar").then((module) => ({ default: module.ClassBar })));

/** Run controls above, settings to the left, panels in the rest; on narrow screens the settings are in a sheet. */
export function LearnabilityLab() {
  const narrow = useNarrow();
  const railId = useId();
  const [railOpen, setRailOpen] = useState(true);
  const toggle = () => setRailOpen(!railOpen);
  const controls = useLoadedControls();
  const assigned = usePlayground(({ assignment, former }) => assignment !== null || former !== null);
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
            {assigned && (
              <Suspense fallback={null}>
                <ClassBar />
              </Suspense>
            )}
            <Notices />
            <PanelGrid />
          </main>
          {narrow && <RailSheetButton />}
          {controls && (
            <Suspense fallback={null}>
              <DropTarget />
            </Suspense>
          )}
        </div>
      </BasePresetProvider>
    </ControlsContext>
  );
}
