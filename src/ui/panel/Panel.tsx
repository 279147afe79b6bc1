import { createContext, type ReactNode, useContext, useId, useRef, useState } from "react";
import { type Size, useOnScreen, useSize } from "../measure";
import { useEnlarged } from "./PanelGroup";
import { PanelTable } from "./PanelTable";
import { PanelTools, type ShownView } from "./PanelTools";
import { useOnPage } from "./registry";
import { TitleWords } from "./TitleWords";
import type { DataTable } from "./table";

const OnScreen = createContext(true);

/** Why the settings of the panels inside cannot be changed; null where they can. */
export const PanelLock = createContext<ReactNode>(null);

/** Whether the panel around a component can be seen; what cannot be seen is not drawn. */
export function usePanelOnScreen(): boolean {
  return useContext(OnScreen);
}

export interface PanelProps {
  /** Short name for files and layout: "loss". */
  readonly id: string;
  /** What the panel shows. */
  readonly title: string;
  /** Choices beside the title. */
  readonly choices?: ReactNode;
  /** What it shows now: a component of its own, so that new words do not draw the chart again. */
  readonly summary: ReactNode;
  /** The same as plain words, for files. */
  readonly plainSummary: () => string;
  /** A row of controls between the summary and the chart. */
  readonly toolbar?: ReactNode;
  /** What is seen, in two or three sentences. */
  readonly explanation: ReactNode;
  /** The numbers shown now. */
  readonly table: () => DataTable;
  readonly children: ReactNode;
}

export function Panel({ id, title, choices, summary, plainSummary, toolbar, explanation, table, children }: PanelProps) {
  const heading = useId();
  const element = useRef<HTMLElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const onScreen = useOnScreen(element);
  const lock = useContext(PanelLock);
  const { enlarged, toggle } = useEnlarged(id);
  useOnPage({ id, title, body, summary: plainSummary, table });
  const [view, setView] = useState<ShownView>("chart");
  const [explained, setExplained] = useState(false);
  const tools = (
    <PanelTools
      id={id}
      title={title}
      body={body}
      summary={plainSummary}
      table={table}
      view={view}
      onView={setView}
      explained={explained}
      onExplain={setExplained}
      enlarged={enlarged}
      onEnlarge={toggle}
    />
  );
  return (
    <section className={`panel ${id}-panel${enlarged ? " panel-enlarged" : ""}`} aria-labelledby={heading} ref={element}>
      <OnScreen value={onScreen}>
        <div className="panel-head">
          <h2 className="panel-title" id={heading}>
            <TitleWords words={title} />
          </h2>
          {choices && (
            <div className="panel-choices" inert={lock !== null}>
              {choices}
            </div>
          )}
          {tools}
        </div>
        <p className="panel-summary">{summary}</p>
        {lock}
        {toolbar && (
          <div className="panel-toolbar" inert={lock !== null}>
            {toolbar}
          </div>
        )}
        <div className="panel-body" ref={body}>
          {view === "table" ? <PanelTable title={title} table={table} /> : children}
          {explained && <div className="panel-explanation">{explanation}</div>}
        </div>
      </OnScreen>
    </section>
  );
}

/** Measures the room that a panel leaves for its chart. */
export function PanelChart({ children }: { readonly children: (size: Size) => ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const size = useSize(element);
  return (
    <div className="panel-chart" ref={element}>
      {size && size.width > 0 && size.height > 0 && children(size)}
    </div>
  );
}

/** What stands in place of a chart that has nothing to show yet. */
export function PanelEmpty({ children }: { readonly children: ReactNode }) {
  return <p className="panel-empty">{children}</p>;
}
