import { PanelView } from "../../../shell/panels/PanelView";
import { panelsOf } from "../../../shell/panels/panels-of";
import { usePlayground } from "../../../state/react";
import { PanelGroup } from "../../../ui/panel/PanelGroup";
import { panels } from "../panel-list";
import { LookingProvider } from "./Looking";
import "../../../ui/panel/panel.css";

/** All panels that the experiment has. */
export function PanelGrid() {
  const experiment = usePlayground((state) => state.experiment);
  return (
    <LookingProvider>
      <PanelGroup>
        {panelsOf(panels, experiment).map((panel) => (
          <PanelView key={panel.id} panel={panel} />
        ))}
      </PanelGroup>
    </LookingProvider>
  );
}
