import { readingPace } from "../../../../platform/state/react";
import { usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { useMap, useMoment } from "./Maps";
import { mapText } from "./words";

/** Starts and stops the runs of the map, with their progress. */
export function RunControls() {
  const { control } = useMap();
  const moment = useMoment(usePanelOnScreen(), readingPace);
  if (!moment) return null;
  const { activity, done, runs, cells } = moment;
  const failed = cells.some((cell) => cell.failed > 0);
  const running = activity === "running";
  const begun = running || activity === "paused";
  const playing = running ? mapText.pause : begun || done > 0 ? mapText.goOn : mapText.compute(moment.left);
  return (
    <div className="map-run">
      {(activity !== "finished" || failed) && (
        <button
          type="button"
          className="pill map-act"
          disabled={activity === "loading" || !control.ready}
          onClick={() => (running ? control.pause() : control.play())}
        >
          {activity === "finished" ? mapText.again : playing}
        </button>
      )}
      {begun && (
        <button type="button" className="pill" onClick={() => control.cancel()}>
          {mapText.cancel}
        </button>
      )}
      {(begun || (done > 0 && done < runs)) && (
        <>
          <progress className="map-progress" aria-label={mapText.progress} value={done} max={runs} />
          <span className="number map-note">{mapText.ofSeeds(done, runs)}</span>
        </>
      )}
    </div>
  );
}
