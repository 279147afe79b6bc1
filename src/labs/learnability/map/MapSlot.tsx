import { lazy } from "react";
import { LateSlot } from "../../../shell/panels/LateSlot";
import { text } from "../../../ui/text";
import "./place.css";

const MapPanel = lazy(() => import("./MapPanel").then((module) => ({ default: module.MapPanel })));

export function MapSlot() {
  return (
    <LateSlot className="map-panel" title={text.map.title} loading={text.map.loading}>
      <MapPanel />
    </LateSlot>
  );
}
