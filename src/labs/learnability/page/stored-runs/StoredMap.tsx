import { type ReactNode, useState } from "react";
import { pointAt } from "../../../../platform/shell/panels/point-at";
import { storedFile, useStoredRuns } from "../../../../platform/shell/stored/use-stored-runs";
import type { Size } from "../../../../platform/ui/measure";
import type { MapPlace } from "../../document/map";
import { experimentAt } from "../../engine/map/cells";
import { typicalRun } from "../../engine/map/summary";
import { MapPicture } from "../map/MapPicture";
import { mapTable, wordsOfMap } from "../map/map-data";
import { mapText } from "../map/words";
import { useSession } from "../session/react";
import { mapAgainstPaper, readStoredMap, storedMapSentence } from "./map-data";
import { StoredPanel } from "./StoredPanel";
import address from "./stored-runs-map.json?url";
import { storedText } from "./words";

const file = storedFile(address, readStoredMap);

/** Fig. 3 as a map; a chosen cell opens as an experiment. */
export function StoredMap({ choices }: { readonly choices: ReactNode }) {
  const session = useSession();
  const stored = useStoredRuns(file);
  const [chosen, choose] = useState<MapPlace | null>(null);
  const moment = "runs" in stored ? stored.runs : null;
  const summary = "words" in stored ? stored.words : storedMapSentence(stored.runs);
  const open = ({ x, y }: MapPlace) => {
    if (!moment) return;
    const cell = moment.cells.find((one) => one.x === x && one.y === y);
    session.open(experimentAt(moment.experiment, typicalRun(cell?.runs ?? [])?.place ?? { x, y, seed: 0 }));
    pointAt("loss");
  };
  const toolbar = chosen && (
    <button type="button" className="pill" title={mapText.cell.openHelp} onClick={() => open(chosen)}>
      {mapText.cell.open}
    </button>
  );
  const exhibit = moment && {
    note: mapAgainstPaper(moment),
    table: mapTable(moment),
    picture: (size: Size) => (
      <MapPicture {...{ size, moment, chosen }} words={wordsOfMap(moment, summary)} onRead={() => {}} onChoose={choose} />
    ),
  };
  return <StoredPanel {...{ choices, toolbar, summary, exhibit }} explain={storedText.map.explain} formula={mapText.formula} />;
}
