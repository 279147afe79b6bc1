import { lazy } from "react";
import { LateSlot } from "../../../shell/panels/LateSlot";
import { labText } from "../words";
import "./place.css";

const MapPanel = lazy(() => import("./MapPanel").then((module) => ({ default: module.MapPanel })));

export function MapSlot() {
  return (
    <LateSlot className="map-panel" title={labText.map.title} loading={labText.map.loading}>
      <MapPanel />
    </LateSlot>
  );
}
