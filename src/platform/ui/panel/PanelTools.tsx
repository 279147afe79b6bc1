import type { ReactNode, RefObject } from "react";
import { IconButton } from "../IconButton";
import { ExportMenu } from "./ExportMenu";
import { ChartIcon, EnlargeIcon, ExplainIcon, ShrinkIcon, TableIcon } from "./icons";
import type { DataTable } from "./table";
import { frameText } from "./words";

export type ShownView = "chart" | "table";

export interface PanelToolsProps {
  readonly id: string;
  readonly title: string;
  readonly body: RefObject<HTMLElement | null>;
  readonly summary: () => string;
  readonly table: () => DataTable;
  readonly view: ShownView;
  readonly onView: (view: ShownView) => void;
  readonly explained: boolean;
  readonly onExplain: (explained: boolean) => void;
  readonly enlarged: boolean;
  readonly onEnlarge: () => void;
  /** What only this panel can do. */
  readonly own: ReactNode;
}

/** What can be done with a panel. Help is always in sight, the rest on hover, on focus, and where there is no hover. */
export function PanelTools(props: PanelToolsProps) {
  const { id, title, body, summary, table, view, onView, explained, onExplain, enlarged, onEnlarge, own } = props;
  const words = frameText;
  return (
    <div className="panel-tools">
      {own}
      <span className="panel-explain">
        <IconButton look="plain" label={words.explain(title)} expanded={explained} onPress={() => onExplain(!explained)}>
          <ExplainIcon />
        </IconButton>
      </span>
      <IconButton
        look="plain"
        label={view === "table" ? words.chart(title) : words.table(title)}
        onPress={() => onView(view === "table" ? "chart" : "table")}
      >
        {view === "table" ? <ChartIcon /> : <TableIcon />}
      </IconButton>
      <ExportMenu id={id} title={title} body={body} summary={summary} table={table} hasChart={view === "chart"} />
      <IconButton look="plain" label={enlarged ? words.shrink(title) : words.enlarge(title)} onPress={onEnlarge}>
        {enlarged ? <ShrinkIcon /> : <EnlargeIcon />}
      </IconButton>
    </div>
  );
}
