import { useBegunByItself, useTimeLimit } from "../../../../platform/shell/asking/by-itself";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { readingPace } from "../../../../platform/state/react";
import { SlidersIcon } from "../../../../platform/ui/icons";
import { RemoveIcon } from "../../../../platform/ui/late-icons";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import type { PanelTool } from "../../../../platform/ui/panel/panel-tools";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { useAbsence, useStaged, useWaiting } from "../../../../platform/ui/panel/staging";
import type { DataTable } from "../../../../platform/ui/panel/table";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { LearnabilityMap } from "../../document/map";
import { mapKey } from "../../engine/map/cells";
import { usePlayground, useSession } from "../session/react";
import { CellView } from "./CellView";
import { MapForm } from "./MapForm";
import { MapPicture } from "./MapPicture";
import { MapProvider, useMap, useMoment, useMomentReader } from "./Maps";
import { mapTable, wordsOfMap } from "./map-data";
import { RunControls } from "./RunControls";
import { mapSentence } from "./sentence";
import { mapText } from "./words";
import "./map-panel.css";

/** One learner on a grid of settings, in colours. */
export function MapPanel() {
  return (
    <MapProvider>
      <LearnabilityMapPanel />
    </MapProvider>
  );
}

const noTable: DataTable = { columns: [], rows: [] };

function LearnabilityMapPanel() {
  const now = useMomentReader();
  const { editing } = useMap();
  const tools = useMapTools();
  const mapped = usePlayground(({ experiment }) => experiment.map !== null);
  const listed = () => {
    const moment = now();
    return moment ? mapTable(moment) : noTable;
  };
  const shown = mapped && !editing;
  const staged = useStaged();
  return (
    <Panel
      id="map"
      title={mapText.title}
      choices={shown && <MeasureChoice />}
      summary={<Summary />}
      plainSummary={() => mapSentence(now())}
      tools={shown ? tools : []}
      toolbar={shown && <RunControls />}
      explanation={<Explanation sentences={mapText.explain} formula={mapText.formula} />}
      table={listed}
    >
      {shown ? <Picture /> : staged ? <PanelEmpty absent>{mapText.noneHere}</PanelEmpty> : editing ? <MapForm /> : <NoMap />}
    </Panel>
  );
}

/** A form with many fields, opened on request. */
function NoMap() {
  const { setEditing } = useMap();
  return (
    <div className="map-none">
      <button type="button" className="pill" onClick={() => setEditing(true)}>
        {mapText.plan}
      </button>
    </div>
  );
}

/** Tools for an existing map, besides those of every panel. */
function useMapTools(): readonly PanelTool[] {
  const session = useSession();
  const { control, setEditing } = useMap();
  const remove = () => {
    control.cancel();
    session.edit((experiment) => ({ ...experiment, map: null }));
  };
  return [
    { name: mapText.change, icon: <SlidersIcon />, act: () => setEditing(true) },
    { name: mapText.remove, icon: <RemoveIcon />, act: remove },
  ];
}

function Summary() {
  return unbroken(mapSentence(useMoment(usePanelOnScreen(), readingPace)));
}

function Picture() {
  useOpening();
  const staged = useStaged();
  const { chosen } = useMap();
  return (
    <div className="map-picture">
      <PanelChart>{(size) => <LiveMap size={size} />}</PanelChart>
      {(chosen || !staged) && <CellView />}
    </div>
  );
}

/** Starts the computation without a request where it takes little time. On a stage the map appears with its first runs. */
function useOpening(): void {
  const { control, proposed } = useMap();
  const moment = useMoment(usePanelOnScreen(), readingPace);
  const limit = useTimeLimit();
  const isIdle = moment !== null && proposed === null && moment.activity === "idle" && control.ready && moment.done < moment.runs;
  const left = moment?.left ?? null;
  useBegunByItself(isIdle ? `map ${mapKey(moment.experiment)}` : null, left, () => control.play());
  useWaiting(moment?.done === 0);
  useAbsence(isIdle && moment.done === 0 && left !== null && left >= limit);
}

function LiveMap({ size }: { readonly size: Size }) {
  const { look, selected, chosen, choose } = useMap();
  const moment = useMoment(usePanelOnScreen(), readingPace);
  if (!moment) return null;
  return (
    <MapPicture
      {...{ size, moment }}
      words={wordsOfMap(moment, mapSentence(moment))}
      chosen={chosen ? selected : null}
      onRead={look}
      onChoose={choose}
    />
  );
}

const measures = () => (["error", "success", "steps"] as const).map((value) => ({ value, label: mapText.measures[value] }));

function MeasureChoice() {
  const session = useSession();
  const map = usePlayground(({ experiment }) => experiment.map);
  if (!map) return null;
  const choose = (measure: LearnabilityMap["measure"]) =>
    session.edit((experiment) => (experiment.map ? { ...experiment, map: { ...experiment.map, measure } } : experiment));
  return <QuietSelect label={mapText.measureLabel} value={map.measure} options={measures()} onChange={choose} />;
}
