/** State that the parts of the panel share: the map's control, and the selected cell. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import type { BackendSetting } from "../../../../platform/state/backend-setting";
import { useChanges } from "../../../../platform/state/react";
import type { Experiment } from "../../document/document";
import type { MapPlace } from "../../document/map";
import type { MapBackendChoice } from "../../engine/map/backend";
import { mapKey } from "../../engine/map/cells";
import { openMapPool } from "../../engine/map/client";
import { calibrationOf } from "../session/calibration-of";
import { MapArchive } from "../session/map-archive";
import { MapControl } from "../session/map-control";
import { usePlayground, useSession } from "../session/react";
import { type MapMoment, momentOf } from "./moment";

interface Shared {
  readonly control: MapControl;
  /** The cell read last; null before the first. */
  readonly selected: MapPlace | null;
  readonly look: (place: MapPlace | null) => void;
  /** Whether the cell has been chosen by hand, and stays selected. */
  readonly chosen: boolean;
  readonly choose: (place: MapPlace) => void;
  /** Whether the form is open. */
  readonly editing: boolean;
  readonly setEditing: (editing: boolean) => void;
  /** The map in the form, whose duration is measured; null while there is none, or it has a problem. */
  readonly proposed: Experiment | null;
  readonly propose: (experiment: Experiment | null) => void;
}

const MapContext = createContext<Shared | null>(null);

export function useMap(): Shared {
  const shared = useContext(MapContext);
  if (!shared) throw new Error("useMap needs a MapProvider around it");
  return shared;
}

/** The cell read last, with its map. */
interface Reading extends Pick<Shared, "selected" | "chosen"> {
  /** Of the map, as `mapKey` gives it. */
  readonly key: string;
}

const nothingRead: Reading = { key: "", selected: null, chosen: false };

/** Measurements decide where the user has not chosen. */
function choiceOf(setting: BackendSetting): MapBackendChoice {
  return setting.choice === "auto" ? (calibrationOf(setting) ?? "WASM") : setting.choice;
}

export function MapProvider({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const experiment = usePlayground((state) => state.experiment);
  const ownData = usePlayground((state) => state.ownData);
  const [control] = useState(
    () =>
      new MapControl({
        archive: new MapArchive(session.lab.maps.storage, session.lab.maps.now),
        openPool: openMapPool,
        backend: () => choiceOf(session.store.getState().backend),
      }),
  );
  const [reading, setReading] = useState(nothingRead);
  const [proposed, propose] = useState<Experiment | null>(null);
  const [editing, setEditing] = useState(false);
  useEffect(() => () => control.dispose(), [control]);
  // The data themselves are not in the store: its summary of them changes when they are opened or closed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    void control.show(proposed ?? experiment, session.ownData());
  }, [control, session, experiment, proposed, ownData]);
  const shown = proposed ?? experiment;
  const key = useMemo(() => (shown.map ? mapKey(shown) : ""), [shown]);
  const value = useMemo(() => {
    // A cell chosen in another map may not exist here, and would block the reading of others.
    const { selected, chosen } = reading.key === key ? reading : nothingRead;
    const look = (place: MapPlace | null) => {
      if (!chosen) setReading({ key, selected: place, chosen });
    };
    const choose = (place: MapPlace) =>
      setReading({ key, selected: place, chosen: !(chosen && selected?.x === place.x && selected.y === place.y) });
    return { control, selected, look, chosen, choose, editing, setEditing, proposed, propose };
  }, [control, reading, key, editing, proposed]);
  return <MapContext value={value}>{children}</MapContext>;
}

/** The present moment, redrawn at most once per `milliseconds` while `active`; null without a map. */
export function useMoment(active: boolean, milliseconds: number): MapMoment | null {
  const { control, proposed } = useMap();
  const experiment = usePlayground((state) => state.experiment);
  useChanges(control.results, active, milliseconds);
  return momentOf(proposed ?? experiment, control);
}

/** Reads the present moment without redrawing. */
export function useMomentReader(): () => MapMoment | null {
  const { store } = useSession();
  const { control, proposed } = useMap();
  return () => momentOf(proposed ?? store.getState().experiment, control);
}
