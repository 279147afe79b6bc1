import type { ReactNode } from "react";
import { LossChart } from "../../../../platform/charts/LossChart";
import type { LossData } from "../../../../platform/charts/loss-data";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { useStoredRuns } from "../../../../platform/shell/stored/use-stored-runs";
import { Panel, PanelChart, PanelEmpty } from "../../../../platform/ui/panel/Panel";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { PanelOfFigure1, Rate } from "../../engine/stored-runs/figure-1";
import { readStoredFigures, type StoredFigures } from "../../engine/stored-runs/stored-runs";
import { labText } from "../words";
import { automataSentence, automataTable, mostTraces, storedAutomata } from "./automata-data";
import { againstPaper, storedLoss, storedSentence, storedTable } from "./stored-data";
import address from "./stored-runs.json?url";
import { storedText } from "./words";
import "./stored-runs.css";

interface Asked {
  readonly panel: PanelOfFigure1;
  readonly at: Rate;
}

/** What of a figure is drawn and said. */
interface Exhibit {
  readonly data: LossData;
  readonly sentence: string;
  /** What is smaller than in the paper, or came out otherwise. */
  readonly note: string;
  readonly table: DataTable;
}

export interface StoredCurvesProps {
  /** What is asked of Fig. 1; null for Fig. 4. */
  readonly figure1: Asked | null;
  readonly choices: ReactNode;
}

/** Curves of Fig. 1 or 4. */
export function StoredCurves({ figure1, choices }: StoredCurvesProps) {
  const stored = useStoredRuns(address, readStoredFigures);
  const exhibit = "runs" in stored ? exhibitOf(stored.runs, figure1) : null;
  const words = figure1 ? storedText : storedText.automata;
  const summary = "words" in stored ? stored.words : (exhibit?.sentence ?? "");
  const { chart: name, across, upward: lines, read, at } = words;
  const { range, floor } = storedText;
  return (
    <Panel
      id="stored-runs"
      title={labText.storedRuns}
      choices={choices}
      summary={unbroken(summary)}
      plainSummary={() => summary}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => exhibit?.table ?? { columns: [], rows: [] }}
    >
      {exhibit ? (
        <div className="stored-picture">
          <PanelChart>
            {(size) => <LossChart {...size} {...exhibit.data} words={{ name, summary, across, lines, read, at, range, floor }} />}
          </PanelChart>
          <p className="stored-note">{unbroken(exhibit.note)}</p>
        </div>
      ) : (
        <PanelEmpty>{summary}</PanelEmpty>
      )}
    </Panel>
  );
}

function exhibitOf({ figure1: panels, figure4 }: StoredFigures, figure1: Asked | null): Exhibit {
  if (figure1 === null)
    return {
      data: storedAutomata(figure4),
      sentence: automataSentence(figure4),
      note: storedText.automata.note(mostTraces),
      table: automataTable(figure4),
    };
  const shown = { ...figure1, stored: panels[figure1.panel] };
  return { data: storedLoss(shown), sentence: storedSentence(shown), note: againstPaper(shown), table: storedTable(shown) };
}
