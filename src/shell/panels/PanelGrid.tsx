import { Fragment } from "react";
import { PanelGroup } from "../../ui/panel/PanelGroup";
import { useDocument, useLab } from "../lab";
import { useFirstPanel } from "./first-panel";
import { PanelView } from "./PanelView";
import { allColumns, panelsOf, withFirst } from "./panels-of";
import "../../ui/panel/panel.css";

/** All panels that the document has, the one that comes first before the others. */
export function PanelGrid() {
  const { panels, PanelsShared = Fragment } = useLab();
  const document = useDocument();
  const there = panelsOf(panels, document);
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
