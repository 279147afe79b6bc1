import { lazy } from "react";
import { LateSlot } from "../../../shell/panels/LateSlot";
import { labText } from "../words";

const LandscapePanel = lazy(() => import("./LandscapePanel").then((module) => ({ default: module.LandscapePanel })));

export function LandscapeSlot() {
  return (
    <LateSlot className="landscape-panel" title={labText.landscape.title} loading={labText.landscape.loading}>
      <LandscapePanel />
    </LateSlot>
  );
}
