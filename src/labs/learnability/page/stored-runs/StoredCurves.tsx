import type { ReactNode } from "react";
import { LossChart } from "../../../../platform/charts/LossChart";
import type { LossData } from "../../../../platform/charts/loss-data";
import { storedFile, useStoredRuns } from "../../../../platform/shell/stored/use-stored-runs";
import type { Size } from "../../../../platform/ui/measure";
import type { DataTable } from "../../../../platform/ui/panel/table";
import type { PanelOfFigure1, Rate } from "../../engine/stored-runs/figure-1";
import { readStoredFigures, type StoredFigures } from "../../engine/stored-runs/stored-runs";
import { automataSentence, automataTable, mostTraces, storedAutomata } from "./automata-data";
import { StoredPanel } from "./StoredPanel";
import { againstPaper, storedLoss, storedSentence, storedTable } from "./stored-data";
import address from "./stored-runs.json?url";
import { storedText } from "./words";

interface Asked {
  readonly panel: PanelOfFigure1;
  readonly at: Rate;
}

/** What of a figure is drawn and said. */
interface Curves {
  readonly data: LossData;
  readonly sentence: string;
  /** What is smaller than in the paper, or came out otherwise. */
  readonly note: string;
  readonly table: DataTable;
}

const file = storedFile(address, readStoredFigures);

export interface StoredCurvesProps {
  /** What is asked of Fig. 1; null for Fig. 4. */
  readonly figure1: Asked | null;
  readonly choices: ReactNode;
}

/** Curves of Fig. 1 or 4. */
export function StoredCurves({ figure1, choices }: StoredCurvesProps) {
  const stored = useStoredRuns(file);
  const curves = "runs" in stored ? curvesOf(stored.runs, figure1) : null;
  const words = figure1 ? storedText : storedText.automata;
  const summary = "words" in stored ? stored.words : (curves?.sentence ?? "");
  const { chart: name, across, upward: lines, read, at } = words;
  const { range, floor } = storedText;
  const exhibit = curves && {
    ...curves,
    picture: (size: Size) => <LossChart {...size} {...curves.data} words={{ name, summary, across, lines, read, at, range, floor }} />,
  };
  return <StoredPanel {...{ choices, summary, exhibit }} explain={words.explain} formula={words.formula} />;
}

function curvesOf({ figure1: panels, figure4 }: StoredFigures, figure1: Asked | null): Curves {
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
