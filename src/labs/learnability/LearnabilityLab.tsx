import { lazy, type ReactNode, useId, useState } from "react";
import { Header } from "../../shell/header/Header";
import { TermsInTitles } from "../../shell/help/TermsInTitles";
import { Notices } from "../../shell/Notices";
import { usePageView } from "../../state/react";
import { useNarrow } from "../../ui/media";
import { text } from "../../ui/text";
import { PanelGrid } from "./panels/PanelGrid";
import { BasePresetProvider } from "./rail/BasePreset";
import { ControlsContext, useLoadedControls } from "./rail/controls";
import { PresetChoice } from "./rail/PresetChoice";
import { RailDetails } from "./rail/RailDetails";
import { RailSheetButton } from "./rail/RailSheetButton";
import { usePlayground } from "./session/react";
import "../../ui/controls/controls.css";
import "../../shell/header/header.css";
import "./rail/rail.css";
import { LatePart } from "../../shell/offline/LatePart";
import { OfflineNotice } from "../../shell/offline/OfflineNotice";
import { PageFoot } from "../../shell/offline/PageFoot";

const DropTarget = lazy(() => import("../../shell/files/DropTarget").then((module) => ({ default: module.DropTarget })));

const ClassBar = lazy(() => import("../../shell/class/ClassBar").then((module) => ({ default: module.ClassBar })));

export interface LearnabilityLabProps {
  /** What stands beside the name of the page. */
  readonly entry: ReactNode;
  /** What stands beside the panels: a lesson. */
  readonly beside: ReactNode;
}

/**
 * Run controls above, settings to the left, panels in the rest; on narrow screens the settings are in a sheet. A lesson
 * takes the place of the settings, which can be shown beside it.
 */
export function LearnabilityLab({ entry, beside }: LearnabilityLabProps) {
  const narrow = useNarrow();
  const railId = useId();
  const inLesson = usePageView(({ lesson }) => lesson !== null);
  const [railOpens, setRailOpens] = useState({ page: true, lesson: false });
  const place = inLesson ? "lesson" : "page";
  const railOpen = railOpens[place];
  const toggle = () => setRailOpens({ ...railOpens, [place]: !railOpen });
  const controls = useLoadedControls();
  const assigned = usePlayground(({ assignment, former }) => assignment !== null || former !== null);
  return (
    <ControlsContext value={controls}>
      <BasePresetProvider>
        <div className={railOpen || narrow ? "lab" : "lab lab-wide"}>
          <Header rail={narrow ? null : { id: railId, open: railOpen, toggle }} entry={entry} />
          <aside className="rail" id={railId} aria-label={text.rail.label} hidden={!railOpen && !narrow}>
            <PresetChoice />
            {!narrow && <RailDetails />}
          </aside>
          {beside}
          <main className="panels">
            {assigned && (
              <LatePart fallback={null}>
                <ClassBar />
              </LatePart>
            )}
            <Notices />
            <TermsInTitles>
              <PanelGrid />
            </TermsInTitles>
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
