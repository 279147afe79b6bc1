import { Fragment } from "react";
import { PanelGroup } from "../../ui/panel/PanelGroup";
import { useDocument, useLab } from "../lab";
import { PanelView } from "./PanelView";
import { panelsOf } from "./panels-of";
import "../../ui/panel/panel.css";

/** All panels that the document has. */
export function PanelGrid() {
  const { panels, PanelsShared = Fragment } = useLab();
  const document = useDocument();
  return (
    <PanelsShared>
      <PanelGroup>
        {panelsOf(panels, document).map((panel) => (
          <PanelView key={panel.id} panel={panel} />
        ))}
      </PanelGroup>
    </PanelsShared>
  );
}
