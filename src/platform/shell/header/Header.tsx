import type { ReactNode } from "react";
import { usePageView } from "../../state/react";
import { IconButton } from "../../ui/IconButton";
import { RailIcon } from "../../ui/icons";
import { useShort } from "../../ui/media";
import { Everyone, HelpOverPage } from "../help/Everyone";
import { useShortcuts } from "../help/shortcuts";
import { shellText } from "../words";
import { EditControls } from "./EditControls";
import { LabTabs } from "./LabTabs";
import { LongWork } from "./LongWork";
import { More } from "./More";
import { Name } from "./Name";
import { ProgressLine } from "./ProgressLine";
import { PlayControl, ResetControl, RunControls, RunPace, SeedControl, StepControl } from "./RunControls";
import { ActivityAnnouncement, StatusLine } from "./StatusLine";
import { ThemeSwitch } from "./ThemeSwitch";
import { Tools } from "./Tools";
import { headerText } from "./words";

export interface HeaderProps {
  /** The settings: a rail beside the panels, or the button of a sheet where there is no room for one. */
  readonly settings: Rail | { readonly sheet: ReactNode };
  /** What stands beside the name. */
  readonly entry: ReactNode;
}

export function Header({ settings, entry }: HeaderProps) {
  useShortcuts();
  return "sheet" in settings ? <PhoneBar entry={entry} sheet={settings.sheet} /> : <WideBar entry={entry} rail={settings} />;
}

interface Rail {
  readonly id: string;
  readonly open: boolean;
  readonly toggle: () => void;
}

function WideBar({ rail, entry }: { readonly rail: Rail; readonly entry: ReactNode }) {
  return (
    <header className="bar">
      <IconButton
        look="plain"
        label={rail.open ? headerText.hideRail : headerText.showRail}
        expanded={rail.open}
        controls={rail.id}
        onPress={rail.toggle}
      >
        <RailIcon />
      </IconButton>
      <Name />
      <LabTabs />
      {entry}
      <EditControls />
      <RunControls>
        <PlayControl />
        <StepControl />
        <ResetControl />
        <SeedControl />
        <RunPace />
      </RunControls>
      <StatusLine />
      <ActivityAnnouncement />
      <div className="bar-tools">
        <Tools />
        <ThemeSwitch />
        <Everyone />
      </div>
      <ProgressLine />
      <LongWork />
      <HelpOverPage />
    </header>
  );
}

/**
 * One row above the page, one bar below it; what is used seldom is behind a button. A short screen has room for the bar alone.
 * Beside a lesson the way from its text to the panels stands in the bar, and what a lesson seldom needs gives way.
 */
function PhoneBar({ sheet, entry }: { readonly sheet: ReactNode; readonly entry: ReactNode }) {
  const short = useShort();
  const inLesson = usePageView(({ lesson }) => lesson !== null);
  return (
    <header className="bar">
      {short ? <h1 className="visually-hidden">{shellText.name}</h1> : <Name entry={entry} />}
      {!short && (
        <div className="bar-tools">
          <Everyone />
        </div>
      )}
      <More>
        {short && entry}
        <LabTabs />
        <StatusLine />
        <div className="run-pace">
          <RunPace>
            {inLesson && (
              <>
                <StepControl />
                <SeedControl />
              </>
            )}
          </RunPace>
        </div>
        <div className="bar-tools">
          <Tools />
          <ThemeSwitch />
          {short && <Everyone />}
        </div>
      </More>
      <div className="bar-run">
        <RunControls>
          <PlayControl />
          {!inLesson && <StepControl />}
          <ResetControl />
          {!inLesson && <SeedControl />}
        </RunControls>
        {sheet}
      </div>
      <ActivityAnnouncement />
      <ProgressLine />
      <LongWork />
      <HelpOverPage />
    </header>
  );
}
