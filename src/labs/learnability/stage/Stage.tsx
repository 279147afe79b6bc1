import { usePageView } from "../../../state/react";
import { BasePresetProvider } from "../rail/BasePreset";
import { ControlsContext, useLoadedControls } from "../rail/controls";
import { Embedded } from "./Embedded";
import { Presentation } from "./Presentation";
import "../../../ui/controls/controls.css";
import "./stage.css";

/** The panels without the page around them. */
export function Stage() {
  const mode = usePageView((view) => view.mode);
  return (
    <ControlsContext value={useLoadedControls()}>
      <BasePresetProvider>{mode === "present" ? <Presentation /> : <Embedded />}</BasePresetProvider>
    </ControlsContext>
  );
}
