import type { ReactNode } from "react";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty } from "../../../../platform/ui/panel/Panel";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { unbroken } from "../../../../platform/ui/unbroken";
import { labText } from "../words";
import "./stored-runs.css";

/** A figure that has come. */
export interface Exhibit {
  /** What is smaller than in the paper, or came out otherwise. */
  readonly note: string;
  readonly table: DataTable;
  readonly picture: (size: Size) => ReactNode;
}

export interface StoredPanelProps {
  readonly choices: ReactNode;
  readonly toolbar?: ReactNode;
  readonly summary: string;
  readonly explain: readonly string[];
  readonly formula: string;
  /** Null until it has come, or without a network. */
  readonly exhibit: Exhibit | null;
}

/** The frame of every stored figure: its picture, and below it what differs from the paper. */
export function StoredPanel({ choices, toolbar, summary, explain, formula, exhibit }: StoredPanelProps) {
  return (
    <Panel
      id="stored-runs"
      title={labText.storedRuns}
      choices={choices}
      summary={unbroken(summary)}
      plainSummary={() => summary}
      toolbar={toolbar}
      explanation={<Explanation sentences={explain} formula={formula} />}
      table={() => exhibit?.table ?? { columns: [], rows: [] }}
    >
      {exhibit ? (
        <div className="stored-picture">
          <PanelChart>{exhibit.picture}</PanelChart>
          <p className="stored-note">{unbroken(exhibit.note)}</p>
        </div>
      ) : (
        <PanelEmpty>{summary}</PanelEmpty>
      )}
    </Panel>
  );
}
