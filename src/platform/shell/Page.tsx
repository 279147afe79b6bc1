import { lazy, type ReactNode, useContext, useId, useState } from "react";
import { usePageView, usePlayground } from "../state/react";
import { useNarrow } from "../ui/media";
import { ControlsContext } from "./forms/controls";
import { Header } from "./header/Header";
import { TermsInTitles } from "./help/TermsInTitles";
import { useLab } from "./lab";
import { Notices } from "./Notices";
import { useDataMissing } from "./own-data/asked";
import { PanelGrid } from "./panels/PanelGrid";
import { RailSettings } from "./rail/RailSettings";
import { RailSheetButton } from "./rail/RailSheetButton";
import "../ui/controls/controls.css";
import "./header/header.css";
import "./header/phone.css";
import "./rail/rail.css";
import { LatePart } from "./offline/LatePart";
import { OfflineNotice } from "./offline/OfflineNotice";
import { PageFoot } from "./offline/PageFoot";

const DropTarget = lazy(() => import("./files/DropTarget").then((module) => ({ default: module.DropTarget })));
const RestoreArchive = lazy(() => import("./takeaway/RestoreArchive").then((module) => ({ default: module.RestoreArchive })));
const OwnDataExample = lazy(() => import("./own-data/OwnDataExample").then((module) => ({ default: module.OwnDataExample })));
const ClassBar = lazy(() => import("./class/ClassBar").then((module) => ({ default: module.ClassBar })));

export interface PageProps {
  /** What stands beside the name of the page. */
  readonly entry: ReactNode;
  /** What stands beside the panels: a lesson. */
  readonly beside: ReactNode;
}

/**
 * Run controls above, settings to the left, panels in the rest; on narrow screens the settings are in a sheet. A lesson
 * takes the place of the settings, which can be shown beside it.
 */
export function Page({ entry, beside }: PageProps) {
  const narrow = useNarrow();
  const railId = useId();
  const inLesson = usePageView(({ lesson }) => lesson !== null);
  const [railOpens, setRailOpens] = useState({ page: true, lesson: false });
  const place = inLesson ? "lesson" : "page";
  const railOpen = railOpens[place];
  const toggle = () => setRailOpens({ ...railOpens, [place]: !railOpen });
  const { rail } = useLab();
  const controls = useContext(ControlsContext);
  const dataMissing = useDataMissing();
  const assigned = usePlayground(({ assignment, former }) => assignment !== null || former !== null);
  return (
    <div className={railOpen || narrow ? "lab" : "lab lab-wide"}>
      <Header settings={narrow ? { sheet: <RailSheetButton /> } : { id: railId, open: railOpen, toggle }} entry={entry} />
      <aside className="rail" id={railId} aria-label={rail.label()} hidden={!railOpen && !narrow}>
        {rail.Head && <rail.Head />}
        {!narrow && <RailSettings />}
      </aside>
      {beside}
      <main className="panels">
        {assigned && (
          <LatePart fallback={null}>
            <ClassBar />
          </LatePart>
        )}
        <Notices />
        {dataMissing ? (
          <LatePart fallback={null}>
            <OwnDataExample />
          </LatePart>
        ) : (
          <TermsInTitles>
            <PanelGrid />
          </TermsInTitles>
        )}
        <PageFoot />
      </main>
      <OfflineNotice />
      {controls && (
        <LatePart fallback={null}>
          <DropTarget />
          <RestoreArchive />
        </LatePart>
      )}
    </div>
  );
}
