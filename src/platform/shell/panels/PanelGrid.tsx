import { Fragment } from "react";
import { useStore } from "zustand";
import { PanelGroup } from "../../ui/panel/PanelGroup";
import { useDocument, useLab } from "../lab";
import { besidePanels } from "./beside";
import { useFirstPanel } from "./first-panel";
import { PanelView } from "./PanelView";
import { allColumns, panelsAmong, panelsOf, withFirst } from "./panels-of";
import "../../ui/panel/panel.css";

interface PanelGridProps {
  /** Ids of those that are shown; all unless told. */
  readonly only?: readonly string[];
}

/** The panels that the document has, the one that comes first before the others; beside a lesson those that its text has come to. */
export function PanelGrid({ only }: PanelGridProps) {
  const { panels, PanelsShared = Fragment } = useLab();
  const document = useDocument();
  const there = panelsOf(panels, document).filter(({ id }) => only?.includes(id) ?? true);
  const first = useFirstPanel();
  const beside = useStore(besidePanels);
  const ordered = beside?.reached ? panelsAmong(there, beside.reached, first) : withFirst(there, first);
  return (
    <PanelsShared>
      {beside && <beside.Head />}
      <PanelGroup led={ordered[0].columns === allColumns}>
        {ordered.map((panel) => (
          <PanelView key={panel.id} panel={panel} />
        ))}
      </PanelGroup>
    </PanelsShared>
  );
}
