import { Fragment } from "react";
import { PanelGroup } from "../../ui/panel/PanelGroup";
import { useDocument, useLab } from "../lab";
import { useFirstPanel } from "./first-panel";
import { PanelView } from "./PanelView";
import { allColumns, panelsOf, withFirst } from "./panels-of";
import "../../ui/panel/panel.css";

interface PanelGridProps {
  /** Ids of those that are shown; all unless told. */
  readonly only?: readonly string[];
}

/** The panels that the document has, the one that comes first before the others. */
export function PanelGrid({ only }: PanelGridProps) {
  const { panels, PanelsShared = Fragment } = useLab();
  const document = useDocument();
  const there = panelsOf(panels, document).filter(({ id }) => only?.includes(id) ?? true);
  const ordered = withFirst(there, useFirstPanel());
  return (
    <PanelsShared>
      <PanelGroup led={ordered[0].columns === allColumns}>
        {ordered.map((panel) => (
          <PanelView key={panel.id} panel={panel} />
        ))}
      </PanelGroup>
    </PanelsShared>
  );
}
