import { buttonsInRow } from "../../../../platform/ui/roving";
import "../charts/laboratory.css";
import "./certificate.css";
import { useQuestions, useSeenMark } from "../../../../platform/shell/asking/asking";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { readingPace } from "../../../../platform/state/react";
import { Panel, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { plain, Sentence } from "../../../../platform/ui/Sentence";
import type { Laboratory } from "../../document/laboratory";
import type { Question } from "../../engine/study/questions";
import { useLook } from "../panels/Looking";
import { usePlayground, useSession } from "../session/react";
import { LaboratoryProvider, useLaboratory, useMoment, useMomentReader, useQuietMoment } from "./Laboratory";
import { type Moment, standing } from "./moment";
import { canSweep } from "./sweep/sweep-data";
import { views } from "./views";
import { certificateText } from "./words";

/** Certificates of learners in training are requested twice a second. */
const pace = 500;
/** From where it is worth computing. */
const peek = { share: 0.15, margin: 0 };

/** Asks what the present view needs while it is seen, and what was started by hand; gives up what is not needed any more. */
function Asking() {
  const { seen, mark } = useSeenMark(peek);
  useLook("certificate", seen);
  const session = useSession();
  const { inquiries, run } = useLaboratory();
  const moment = useQuietMoment(seen, pace);
  useQuestions(inquiries, run, () => session.ownData(), wanted(moment, seen));
  return mark;
}

function wanted(moment: Moment, seen: boolean): readonly Question[] {
  if (standing(moment)) return [];
  const { view } = moment.shown;
  const others = [views.heads, views.sweep].filter((started) => started !== views[view]);
  const shown = seen ? views[view].questions(moment) : views[view].questions(moment).filter(({ kind }) => isStarted(kind));
  return [...shown, ...others.flatMap(({ questions }) => questions(moment))];
}

/** Searches of minutes go on while the panel is out of view: a button started them. */
function isStarted(kind: Question["kind"]): boolean {
  return kind === "fewest-heads" || kind === "sweep";
}

/** Views of every target that the certificate makes possible. */
export function CertificatePanel() {
  return (
    <LaboratoryProvider>
      <LaboratoryPanel />
    </LaboratoryProvider>
  );
}

function LaboratoryPanel() {
  const now = useMomentReader();
  const { shown } = useLaboratory();
  const { instead, sentence, table, explain, formula, Selectors, Controls } = views[shown.view];
  const listed = () => {
    const moment = now();
    return instead(moment) ? noTable : table(moment);
  };
  return (
    <Panel
      id="certificate"
      title={certificateText.title}
      controls={Selectors && <Selectors />}
      choices={<ViewChoice />}
      summary={<Summary />}
      plainSummary={() => plain(instead(now()) ?? sentence(now()))}
      toolbar={Controls && <Controls />}
      explanation={<Explanation sentences={explain} formula={formula} />}
      table={listed}
    >
      <Body />
    </Panel>
  );
}

const noTable: DataTable = { columns: [], rows: [] };

/** Silent while words stand in place of the picture. */
function Summary() {
  const { shown } = useLaboratory();
  const { instead, sentence } = views[shown.view];
  const moment = useMoment(usePanelOnScreen(), readingPace);
  return (
    <>
      <Asking />
      {instead(moment) ? null : <Sentence parts={sentence(moment)} />}
    </>
  );
}

/** The picture, or words in its place. */
function Body() {
  const { shown } = useLaboratory();
  const { instead, Picture } = views[shown.view];
  const parts = instead(useMoment(usePanelOnScreen(), readingPace));
  return parts ? (
    <PanelEmpty>
      <Sentence parts={parts} />
    </PanelEmpty>
  ) : (
    <Picture />
  );
}

function ViewChoice() {
  const { shown, show } = useLaboratory();
  const swept = usePlayground(({ experiment }) => experiment.sweep !== null || canSweep({ experiment }));
  const words = certificateText;
  const offered = (Object.keys(views) as Laboratory["view"][]).filter((view) => view !== "sweep" || swept || shown.view === "sweep");
  return (
    <fieldset className="panel-views" aria-label={words.viewsLabel} ref={buttonsInRow}>
      {offered.map((view) => (
        <button key={view} type="button" aria-pressed={shown.view === view} onClick={() => show({ view })}>
          {words.views[view]}
        </button>
      ))}
    </fieldset>
  );
}
