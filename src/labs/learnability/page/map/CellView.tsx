import { headsColor } from "../../../../platform/charts/colors";
import { pointAt } from "../../../../platform/shell/panels/point-at";
import { readingPace } from "../../../../platform/state/react";
import { PanelChart, PanelHint, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { failureSaid } from "../../../../platform/ui/problem-said";
import { experimentAt, learnerAt, type RunPlace } from "../../engine/map/cells";
import type { MapRun } from "../../engine/map/report";
import { errorOf, typicalRun } from "../../engine/map/summary";
import { CellCurvesChart } from "../charts/CellCurvesChart";
import { useSession } from "../session/react";
import { useMap, useMoment } from "./Maps";
import { mapText } from "./words";

/** The cell that was read last: the curve of every seed, each of which can be opened. */
export function CellView() {
  const session = useSession();
  const { selected } = useMap();
  const moment = useMoment(usePanelOnScreen(), readingPace);
  const words = mapText.cell;
  const cell = moment?.cells.find(({ x, y }) => x === selected?.x && y === selected.y);
  if (!moment || !cell)
    return (
      <div className="map-cell-view">
        <PanelHint>{words.hint}</PanelHint>
      </div>
    );
  const { map, experiment, x, y } = moment;
  const title = mapText.at(x.names[cell.x], y.names[cell.y]);
  const color = headsColor(learnerAt(experiment, { ...cell, seed: 0 }).heads);
  const open = (place: RunPlace) => {
    session.open(experimentAt(experiment, place));
    pointAt("loss");
  };
  const typical = typicalRun(cell.runs)?.place ?? { x: cell.x, y: cell.y, seed: 0 };
  const drawn = cell.runs.filter(({ curve }) => curve.step.length > 0);
  return (
    <section className="map-cell-view" aria-label={title}>
      <h3 className="map-cell-title">{title}</h3>
      {drawn.length === 0 ? (
        <PanelHint>{words.empty}</PanelHint>
      ) : (
        <PanelChart>
          {(size) => (
            <CellCurvesChart
              {...size}
              curves={drawn.map(({ curve }) => curve)}
              color={color}
              target={map.target}
              words={{ name: words.curves, across: words.across, target: words.target(map.target), floor: words.floor }}
            />
          )}
        </PanelChart>
      )}
      {drawn.length > 0 && <p className="map-note">{words.compute(cell.multiplyAdds, cell.milliseconds)}</p>}
      <button type="button" className="pill map-act map-open" title={words.openHelp} onClick={() => open(typical)}>
        {words.open}
      </button>
      <ul className="map-seeds" aria-label={words.seeds}>
        {cell.runs.map((run) => (
          <li key={run.place.seed}>
            <button
              type="button"
              className="pill"
              title={run.reason ? failureSaid(run.reason) : mapText.openRun(map.seed + run.place.seed)}
              onClick={() => open(run.place)}
            >
              {words.seed(map.seed + run.place.seed, outcomeWords(run))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function outcomeWords(run: MapRun): string {
  return run.outcome === "failed" ? mapText.cell.failed : mapText.errorLabel(errorOf(run));
}
