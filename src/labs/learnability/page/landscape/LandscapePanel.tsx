import { buttonsInRow } from "../../../../platform/ui/roving";
import "../charts/landscape.css";
import "./landscape.css";
import { useQuestions, useSeenMark } from "../../../../platform/shell/asking/asking";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { readingPace } from "../../../../platform/state/react";
import { Panel, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { useStaged } from "../../../../platform/ui/panel/staging";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { firstSentence, plain, Sentence, type SentenceParts } from "../../../../platform/ui/Sentence";
import { useLook } from "../panels/Looking";
import { useSession } from "../session/react";
import { betweenSentence, betweenTable } from "./between-data";
import { Choices, Progress } from "./Controls";
import { LandscapeProvider, useLandscape, useMoment, useMomentReader, useQuietMoment } from "./Landscape";
import { mapsSentence, mapsTable } from "./maps-data";
import type { Moment } from "./moment";
import { Picture } from "./Pictures";
import { questionsOf } from "./questions";
import { instead, unanswered } from "./standing";
import { landscapeText } from "./words";

/** Interval at which a run that goes on is read, in milliseconds. */
const pace = 500;
/** From where it is worth computing: a learner is run again, so not for an edge that shows below the panel above. */
const peek = { share: 0.35, margin: 0 };

/** Asks what the present view needs while it is seen, and gives up what is not needed any more. */
function Asking() {
  const { seen, mark } = useSeenMark(peek);
  useLook("landscape", seen);
  const session = useSession();
  const { inquiries, run } = useLandscape();
  const moment = useQuietMoment(seen, pace);
  useQuestions(inquiries, run, () => session.ownData(), seen ? questionsOf(moment) : []);
  return mark;
}

/** The loss of one learner in two coordinates: over its own weights, and over the function that they compute. */
export function LandscapePanel() {
  return (
    <LandscapeProvider>
      <ViewedPanel />
    </LandscapeProvider>
  );
}

const views = {
  maps: { sentence: mapsSentence, table: mapsTable },
  between: { sentence: betweenSentence, table: betweenTable },
} as const;

const noTable: DataTable = { columns: [], rows: [] };

/** The picture follows a run from mark to mark, in milliseconds; answers are drawn at once. */
const picturePace = 1000;

/** Words in place of the picture, or null. */
function standing(moment: Moment): SentenceParts | null {
  return instead(moment) ?? unanswered(moment);
}

function ViewedPanel() {
  const now = useMomentReader();
  const { view } = useLandscape().choices;
  const { explain, formula } = landscapeText[view];
  const { sentence, table } = views[view];
  return (
    <Panel
      id="landscape"
      title={landscapeText.title}
      choices={
        <>
          <ViewChoice />
          <Choices />
        </>
      }
      summary={<Summary />}
      plainSummary={() => plain(standing(now()) ?? sentence(now()))}
      explanation={<Explanation sentences={explain} formula={formula} />}
      table={() => (standing(now()) ? noTable : table(now()))}
    >
      <Body />
      <Progress />
    </Panel>
  );
}

/** Silent while words stand in place of the picture. */
function Summary() {
  const moment = useMoment(usePanelOnScreen(), readingPace);
  const staged = useStaged();
  const parts = views[moment.choices.view].sentence(moment);
  return (
    <>
      <Asking />
      {standing(moment) ? null : <Sentence parts={staged ? firstSentence(parts) : parts} />}
    </>
  );
}

function Body() {
  const moment = useMoment(usePanelOnScreen(), picturePace);
  const parts = standing(moment);
  return parts ? (
    <PanelEmpty>
      <Sentence parts={parts} />
    </PanelEmpty>
  ) : (
    <Picture moment={moment} />
  );
}

function ViewChoice() {
  const { choices, choose } = useLandscape();
  return (
    <fieldset className="panel-views landscape-views" aria-label={landscapeText.viewsLabel} ref={buttonsInRow}>
      {(["maps", "between"] as const).map((view) => (
        <button key={view} type="button" aria-pressed={choices.view === view} onClick={() => choose({ view })}>
          {landscapeText.views[view]}
        </button>
      ))}
    </fieldset>
  );
}
