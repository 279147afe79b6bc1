import { lazy, type ReactNode } from "react";
import { readingPace, usePlayground, useSeries } from "../../state/react";
import { useShort } from "../../ui/media";
import { HelpOverPage } from "../help/Everyone";
import { useShortcuts } from "../help/shortcuts";
import { useLab } from "../lab";
import { LatePart } from "../offline/LatePart";
import { shellText } from "../words";
import { UndoControl } from "./EditControls";
import { More } from "./More";
import { Name } from "./Name";
import { Places, PlacesRow } from "./Places";
import type { Rail } from "./page-menu";
import { PlayControl, ResetControl, RunControls } from "./RunControls";
import { ActivityAnnouncement, StatusLine } from "./StatusLine";
import { PresentButton, ShareButton } from "./Tools";
import { headerText } from "./words";

const LongReading = lazy(() => import("./LongReading").then((module) => ({ default: module.LongReading })));

export interface HeaderProps {
  /** The settings: a rail beside the panels, or the buttons of sheets where there is no room for one. */
  readonly settings: Rail | { readonly sheets: ReactNode };
  /** The link to the lessons. */
  readonly entry: ReactNode;
}

export function Header({ settings, entry }: HeaderProps) {
  useShortcuts();
  return "sheets" in settings ? <PhoneBar entry={entry} sheets={settings.sheets} /> : <WideBar entry={entry} rail={settings} />;
}

/** The places of the page, the run's progress, and frequent actions; all else is in the menu behind the three dots. */
function WideBar({ rail, entry }: { readonly rail: Rail; readonly entry: ReactNode }) {
  return (
    <header className="bar">
      <Name />
      <Places entry={entry} />
      <StatusLine />
      <UndoControl />
      <RunControls>
        <PlayControl />
        <ResetControl />
      </RunControls>
      <div className="bar-tools">
        <ShareButton />
        <PresentButton />
        <More rail={rail} />
      </div>
      <OverPage />
    </header>
  );
}

/**
 * A row above the page, the places below it, and a bar for the thumb. A screen too short for two bars has only the one for the
 * thumb, and a screen in landscape orientation only the one at the top.
 */
function PhoneBar({ sheets, entry }: { readonly sheets: ReactNode; readonly entry: ReactNode }) {
  const short = useShort();
  return (
    <>
      <header className="bar">
        {short ? <h1 className="visually-hidden">{shellText.name}</h1> : <Name />}
        <More rail={null} />
        <div className="bar-run">
          {sheets}
          <RunControls>
            <PlayControl />
          </RunControls>
        </div>
        <OverPage />
      </header>
      <PlacesRow entry={entry} />
    </>
  );
}

/** Announcements for screen readers, and parts that lie over the page for a while. */
function OverPage() {
  return (
    <>
      <ActivityAnnouncement />
      <ProgressLine />
      <LongWork />
      <HelpOverPage />
    </>
  );
}

/** Resolution of the line: more than it has pixels on most screens. */
const places = 2000;

/** A hairline along the bar that fills as the run goes on. */
function ProgressLine() {
  const activity = usePlayground((state) => state.activity);
  const { progress } = useLab().header;
  const share = progress(useSeries(true, readingPace, (series) => [Math.floor(places * progress(series))]));
  const under = activity === "running" || activity === "paused";
  return (
    <progress className="progress-line" aria-label={headerText.progress} data-shown={under && share > 0} value={share} max={1}>
      {headerText.percent(share)}
    </progress>
  );
}

/**
 * Progress of a wait: a large file that is read, or a computation of the lab. It lies over the page's corner, so that the
 * layout does not move when it comes and goes.
 */
function LongWork() {
  const reading = usePlayground((state) => state.reading);
  const { LongWork: LongComputation } = useLab().header;
  if (reading)
    return (
      <LatePart fallback={null}>
        <LongReading {...reading} />
      </LatePart>
    );
  return LongComputation ? <LongComputation /> : null;
}
