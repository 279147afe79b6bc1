import type { Size } from "../../../../platform/ui/measure";
import type { MapPlace } from "../../document/map";
import { MapChart, type MapWords } from "../charts/MapChart";
import { cellsOfMap, scaleOfMap } from "./map-data";
import type { MapMoment } from "./moment";

export interface MapPictureProps {
  readonly size: Size;
  readonly moment: MapMoment;
  readonly words: MapWords;
  /** The cell that is outlined; null for none. */
  readonly chosen: MapPlace | null;
  readonly onRead: (place: MapPlace) => void;
  readonly onChoose: (place: MapPlace) => void;
}

/** A map as it stands, wherever its runs are computed. */
export function MapPicture({ size, moment, ...reading }: MapPictureProps) {
  return (
    <MapChart
      {...size}
      {...reading}
      columns={moment.x.points}
      rows={moment.y.points}
      cells={cellsOfMap(moment)}
      scale={scaleOfMap(moment)}
    />
  );
}
