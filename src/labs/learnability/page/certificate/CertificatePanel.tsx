import { Explanation } from "../../../../platform/shell/help/Explanation";
import { readingPace } from "../../../../platform/state/react";
import { Panel, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { plain, Sentence } from "../../../../platform/ui/Sentence";
import type { Laboratory } from "../../document/laboratory";
import { usePlayground } from "../session/react";
import { Asking } from "./Asking";
import { LaboratoryProvider, useLaboratory, useMoment, useMomentReader } from "./Laboratory";
import { canSweep } from "./sweep/sweep-data";
import { views } from "./views";
import { certificateText } from "./words";
import "../charts/laboratory.css";
import "./certificate.css";

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
  const { instead, sentence, table, explain, formula, Controls } = views[shown.view];
  const listed = () => {
    const moment = now();
    return instead(moment) ? noTable : table(moment);
  };
  return (
    <Panel
      id="certificate"
      title={certificateText.title}
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
    <fieldset className="panel-views certificate-views" aria-label={words.viewsLabel}>
      {offered.map((view) => (
        <button key={view} type="button" aria-pressed={shown.view === view} onClick={() => show({ view })}>
          {words.views[view]}
        </button>
      ))}
    </fieldset>
  );
}
