import { lazy, type ReactNode, useContext, useId, useState } from "react";
import { useStore } from "zustand";
import { usePageView, usePlayground } from "../state/react";
import { useNarrow } from "../ui/media";
import { AfterMotion } from "./AfterMotion";
import { DrawnPart } from "./DrawnPart";
import { ControlsContext } from "./forms/controls";
import { Header } from "./header/Header";
import { headEnd } from "./header/past-head";
import { TermsInTitles } from "./help/TermsInTitles";
import { useLab } from "./lab";
import { Notices } from "./Notices";
import { useDataMissing } from "./own-data/asked";
import { PageStrip } from "./PageStrip";
import { PanelsInOrder } from "./panels/PanelGrid";
import { galleryStore } from "./presets/gallery/gallery-state";
import { PresetQuestion } from "./question/PresetQuestion";
import { Rail } from "./rail/Rail";
import { RailHead } from "./rail/RailHead";
import "../ui/controls/controls.css";
import "./header/header.css";
import "./header/phone.css";
import "./rail/rail.css";
import { LatePart } from "./offline/LatePart";
import { OfflineNotice } from "./offline/OfflineNotice";

const FinishedLine = lazy(() => import("./header/FinishedLine").then((module) => ({ default: module.FinishedLine })));
const SheetButtons = lazy(() => import("./rail/RailSheetButton").then((module) => ({ default: module.SheetButtons })));
const PageFoot = lazy(() => import("./offline/PageFoot").then((module) => ({ default: module.PageFoot })));
const Gallery = lazy(() => import("./presets/gallery/Gallery").then((module) => ({ default: module.Gallery })));
const DropTarget = lazy(() => import("./files/DropTarget").then((module) => ({ default: module.DropTarget })));
const RestoreArchive = lazy(() => import("./takeaway/RestoreArchive").then((module) => ({ default: module.RestoreArchive })));
const OwnDataExample = lazy(() => import("./own-data/OwnDataExample").then((module) => ({ default: module.OwnDataExample })));
const ClassBar = lazy(() => import("./class/ClassBar").then((module) => ({ default: module.ClassBar })));

export interface PageProps {
  /** Shown beside the name of the page. */
  readonly entry: ReactNode;
  /** The lesson beside the panels. */
  readonly beside: ReactNode;
  /** The index of papers over the page. */
  readonly papers: ReactNode;
}

/**
 * Run controls above, settings to the left, panels in the rest; on narrow screens the settings are in a sheet. A lesson takes
 * the place of the settings, which can be shown beside it.
 */
export function Page({ entry, beside, papers }: PageProps) {
  const narrow = useNarrow();
  const railId = useId();
  const inLesson = usePageView(({ lesson }) => lesson !== null);
  const [railOpens, setRailOpens] = useState({ page: true, lesson: false });
  const place = inLesson ? "lesson" : "page";
  const railOpen = railOpens[place];
  const toggle = () => setRailOpens({ ...railOpens, [place]: !railOpen });
  // The parts of the rail use hooks of the lab: another lab has its own.
  const { id: lab, rail, presets } = useLab();
  const galleryOpen = useStore(galleryStore).open && presets.all.length > 0;
  const covered = usePageView((view) => view.papers !== null) || galleryOpen;
  const controls = useContext(ControlsContext);
  const dataMissing = useDataMissing();
  const assigned = usePlayground(({ assignment, former }) => assignment !== null || former !== null);
  return (
    <div className={railOpen || narrow ? "lab" : "lab lab-wide"}>
      <Header
        settings={
          narrow
            ? {
                sheets: (
                  <LatePart fallback={null}>
                    <SheetButtons key={lab} />
                  </LatePart>
                ),
              }
            : { id: railId, open: railOpen, toggle }
        }
        entry={entry}
      />
      {narrow ? (
        <aside className="rail" aria-label={rail.label()} inert={covered}>
          <RailHead />
        </aside>
      ) : (
        <Rail key={lab} id={railId} hidden={!railOpen} inert={covered} />
      )}
      {beside}
      <main className="panels" inert={covered}>
        {assigned && (
          <LatePart fallback={null}>
            <ClassBar />
          </LatePart>
        )}
        <Notices />
        {narrow && (
          <LatePart fallback={null}>
            <FinishedLine />
          </LatePart>
        )}
        {dataMissing ? (
          <LatePart fallback={null}>
            <OwnDataExample />
          </LatePart>
        ) : (
          <TermsInTitles>
            {!inLesson && (
              <DrawnPart>
                <PresetQuestion />
                <PageStrip />
              </DrawnPart>
            )}
            <div className={headEnd} />
            <PanelsInOrder />
          </TermsInTitles>
        )}
        <AfterMotion>
          <PageFoot />
        </AfterMotion>
      </main>
      {galleryOpen && (
        <LatePart fallback={null}>
          <Gallery />
        </LatePart>
      )}
      {papers}
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
