import { lazy } from "react";
import { LateSlot } from "../../../shell/panels/LateSlot";
import { text } from "../../../ui/text";

const LandscapePanel = lazy(() => import("./LandscapePanel").then((module) => ({ default: module.LandscapePanel })));

export function LandscapeSlot() {
  return (
    <LateSlot className="landscape-panel" title={text.landscape.title} loading={text.landscape.loading}>
      <LandscapePanel />
    </LateSlot>
  );
}
