import { Explanation } from "../../../../platform/shell/help/Explanation";
import { storedFile, useStoredRuns } from "../../../../platform/shell/stored/use-stored-runs";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { readStoredRuns, type StoredRun } from "../../engine/training/stored-runs";
import { eagleText } from "../words";
import { ConstantsPicture } from "./ConstantsPanel";
import { runName, storedSentence, storedTable } from "./stored-data";
import address from "./stored-runs.json?url";
import { storedText } from "./stored-words";
import { LossPicture } from "./TrainingPanel";
import { type StoredShow, storedShows, storedView } from "./views";
import { WeightsPicture } from "./WeightsPanel";

const file = storedFile(address, readStoredRuns);

/** Stored networks of the paper's size; the panel does not depend on the run. */
export function StoredRunsPanel() {
  const words = storedText;
  const [{ run, show: shown }, show] = usePanelView("stored-runs", storedView);
  const fetched = useStoredRuns(file);
  const runs = "runs" in fetched ? fetched.runs : [];
  const chosen = Math.min(run, runs.length - 1);
  const summary = "runs" in fetched ? storedSentence(runs, chosen) : fetched.words;
  return (
    <Panel
      id="stored-runs"
      title={eagleText.panels.storedRuns}
      choices={
        runs.length > 0 && (
          <>
            <QuietSelect
              label={words.run}
              value={String(chosen)}
              options={runs.map((one, at) => ({ value: String(at), label: runName(one) }))}
              onChange={(value) => show({ run: Number(value) })}
            />
            <QuietSelect<StoredShow>
              label={words.show}
              value={shown}
              options={storedShows.map((value) => ({ value, label: words.shows[value] }))}
              onChange={(value) => show({ show: value })}
            />
          </>
        )
      }
      summary={summary}
      plainSummary={() => summary}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => storedTable(runs)}
    >
      <PanelChart>
        {(size) =>
          chosen < 0 ? <PanelEmpty>{summary}</PanelEmpty> : <Picture size={size} show={shown} run={runs[chosen]} summary={summary} />
        }
      </PanelChart>
    </Panel>
  );
}

interface PictureProps {
  readonly size: Size;
  readonly show: StoredShow;
  readonly run: StoredRun;
  readonly summary: string;
}

function Picture({ size, show, run: { document, state }, summary }: PictureProps) {
  if (show === "weights") return <WeightsPicture size={size} document={document} weights={state.weights} summary={summary} />;
  if (show === "steps") return <ConstantsPicture size={size} document={document} state={state} />;
  return <LossPicture size={size} scale="log" document={document} state={state} />;
}
