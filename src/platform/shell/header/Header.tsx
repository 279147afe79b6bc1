import type { ReactNode } from "react";
import { readingPace, usePageView, usePlayground, useSeries, useSession } from "../../state/react";
import type { FileProgress } from "../../state/read-file";
import { IconButton } from "../../ui/IconButton";
import { RailIcon } from "../../ui/icons";
import { useShort } from "../../ui/media";
import { Everyone, HelpOverPage } from "../help/Everyone";
import { useShortcuts } from "../help/shortcuts";
import { useDocument, useLab } from "../lab";
import { useLabs } from "../lab-entry";
import { fetchOnce } from "../late";
import { shellText } from "../words";
import { EditControls } from "./EditControls";
import { More } from "./More";
import { Name } from "./Name";
import { PlayControl, ResetControl, RunControls, RunPace, SeedControl, StepControl } from "./RunControls";
import { ActivityAnnouncement, StatusLine } from "./StatusLine";
import { ThemeSwitch } from "./ThemeSwitch";
import { Tools } from "./Tools";
import { headerText } from "./words";

/** Of the line: more than it has pixels on most screens. */
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

/**
 * What keeps a person waiting: a large file on its way in, or a computation of the lab's. It lies over the page's corner, so
 * that nothing moves when it comes and goes.
 */
function LongWork() {
  const reading = usePlayground((state) => state.reading);
  const { LongWork: LongComputation } = useLab().header;
  if (reading) return <LongReading {...reading} />;
  return LongComputation ? <LongComputation /> : null;
}

/** A large file on its way in. */
function LongReading({ name, share }: FileProgress) {
  const session = useSession();
  return (
    <div className="long-work">
      <p>
        {share === null ? headerText.checkingFile(name) : headerText.readingFile(name)}
        {share !== null && <span className="number">{headerText.percent(share)}</span>}
      </p>
      <progress aria-label={headerText.readingFile(name)} max={1} {...(share === null ? {} : { value: share })} />
      <button type="button" className="pill" onClick={() => session.cancelOpening()}>
        {headerText.cancel}
      </button>
    </div>
  );
}

/**
 * The labs by name; to choose one opens its first experiment, which undo takes back. Not shown while there is one. They lead
 * somewhere as links do, and are no tabs, which would have to name a panel: the whole page is what they change.
 */
function LabTabs() {
  const labs = useLabs();
  const session = useSession();
  const { lab } = useDocument();
  if (labs.length < 2) return null;
  const choose = async (id: string) => {
    const entry = labs.find((one) => one.id === id);
    if (entry && id !== lab) session.open((await fetchOnce(entry.load)).first);
  };
  return (
    <nav className="lab-tabs" aria-label={headerText.labs}>
      {labs.map(({ id, title }) => (
        <button key={id} type="button" className="bar-link" aria-current={id === lab ? "page" : undefined} onClick={() => void choose(id)}>
          {title()}
        </button>
      ))}
    </nav>
  );
}
