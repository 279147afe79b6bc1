/** What the parts of the panel share: the map's control, and the cell that is looked at. */
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import type { MapBackendChoice } from "../../../engine/learnability/map/backend";
import { openMapPool } from "../../../engine/learnability/map/client";
import type { MapPlace } from "../../../experiment/learnability/map";
import type { BackendSetting } from "../../../state/backend-setting";
import { useChanges } from "../../../state/react";
import { calibrationOf } from "../session/calibration-of";
import { MapArchive } from "../session/map-archive";
import { MapControl } from "../session/map-control";
import { usePlayground, useSession } from "../session/react";
import { type MapMoment, momentOf } from "./moment";

interface Shared {
  readonly control: MapControl;
  /** The cell read last; null before the first. */
  readonly looked: MapPlace | null;
  readonly look: (place: MapPlace | null) => void;
  /** Whether the form is open. */
  readonly editing: boolean;
  readonly setEditing: (editing: boolean) => void;
}

const MapContext = createContext<Shared | null>(null);

export function useMap(): Shared {
  const shared = useContext(MapContext);
  if (!shared) throw new Error("useMap needs a MapProvider around it");
  return shared;
}

/** Measurements decide where nobody has chosen. */
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
  const [looked, look] = useState<MapPlace | null>(null);
  const [editing, setEditing] = useState(false);
  useEffect(() => () => control.dispose(), [control]);
  // The data themselves are not in the store: what it says of them tells that they have come or gone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    void control.show(experiment, session.ownData());
  }, [control, session, experiment, ownData]);
  const value = useMemo(() => ({ control, looked, look, editing, setEditing }), [control, looked, editing]);
  return <MapContext value={value}>{children}</MapContext>;
}

/** What there is to show, drawn again at most once per `milliseconds` while `active`; null without a map. */
export function useMoment(active: boolean, milliseconds: number): MapMoment | null {
  const { control } = useMap();
  const experiment = usePlayground((state) => state.experiment);
  useChanges(control.results, active, milliseconds);
  return momentOf(experiment, control);
}

/** Reads the present moment without drawing anything again. */
export function useMomentReader(): () => MapMoment | null {
  const { store } = useSession();
  const { control } = useMap();
  return () => momentOf(store.getState().experiment, control);
}
