import { BasePresetProvider } from "../../labs/learnability/rail/BasePreset";
import { ControlsContext, useLoadedControls } from "../../labs/learnability/rail/controls";
import { usePageView } from "../../state/react";
import { Embedded } from "./Embedded";
import { Presentation } from "./Presentation";
import "../../ui/controls/controls.css";
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
