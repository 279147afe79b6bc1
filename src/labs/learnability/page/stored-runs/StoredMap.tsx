import { type ReactNode, useState } from "react";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { pointAt } from "../../../../platform/shell/panels/point-at";
import { useStoredRuns } from "../../../../platform/shell/stored/use-stored-runs";
import { Panel, PanelChart, PanelEmpty } from "../../../../platform/ui/panel/Panel";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { MapPlace } from "../../document/map";
import { experimentAt } from "../../engine/map/cells";
import { typicalRun } from "../../engine/map/summary";
import { MapPicture } from "../map/MapPicture";
import { mapTable, wordsOfMap } from "../map/map-data";
import { mapText } from "../map/words";
import { useSession } from "../session/react";
import { labText } from "../words";
import { mapAgainstPaper, readStoredMap, storedMapSentence } from "./map-data";
import address from "./stored-runs-map.json?url";
import { storedText } from "./words";
import "./stored-runs.css";

/** Fig. 3 as a map; a chosen cell opens as an experiment. */
export function StoredMap({ choices }: { readonly choices: ReactNode }) {
  const session = useSession();
  const stored = useStoredRuns(address, readStoredMap);
  const [chosen, choose] = useState<MapPlace | null>(null);
  const moment = "runs" in stored ? stored.runs : null;
  const summary = "words" in stored ? stored.words : storedMapSentence(stored.runs);
  const open = ({ x, y }: MapPlace) => {
    if (!moment) return;
    const cell = moment.cells.find((one) => one.x === x && one.y === y);
    session.open(experimentAt(moment.experiment, typicalRun(cell?.runs ?? [])?.place ?? { x, y, seed: 0 }));
    pointAt("loss");
  };
  return (
    <Panel
      id="stored-runs"
      title={labText.storedRuns}
      choices={choices}
      summary={unbroken(summary)}
      plainSummary={() => summary}
      toolbar={
        chosen && (
          <button type="button" className="pill" title={mapText.cell.openHelp} onClick={() => open(chosen)}>
            {mapText.cell.open}
          </button>
        )
      }
      explanation={<Explanation sentences={storedText.map.explain} formula={mapText.formula} />}
      table={() => (moment ? mapTable(moment) : { columns: [], rows: [] })}
    >
      {moment ? (
        <div className="stored-picture">
          <PanelChart>
            {(size) => <MapPicture {...{ size, moment, chosen }} words={wordsOfMap(moment, summary)} onRead={() => {}} onChoose={choose} />}
          </PanelChart>
          <p className="stored-note">{unbroken(mapAgainstPaper(moment))}</p>
        </div>
      ) : (
        <PanelEmpty>{summary}</PanelEmpty>
      )}
    </Panel>
  );
}
