import { usePlayground } from "../../state/react";
import { useLock } from "../class/locks";
import { useLab } from "../lab";
import { useOwnDataAsked } from "../own-data/asked";
import { ContenderList } from "./ContenderList";
import { railFrameText } from "./words";

interface RailContendersProps {
  /** Called with the button that opens earlier runs. */
  readonly onRuns: (button: HTMLElement) => void;
}

/** The compared contenders, and the button for earlier runs once there are several. */
export function RailContenders({ onRuns }: RailContendersProps) {
  const contenders = useLab().rail.useContenders();
  const asked = useOwnDataAsked();
  const history = useLock("history");
  const runs = usePlayground(({ history, experiment: { lab } }) => history.filter((run) => run.experiment.lab === lab).length);
  return (
    <>
      {contenders && !asked && <ContenderList contenders={contenders} />}
      {history === "free" && runs > 1 && (
        <p className="rail-runs">
          <button type="button" className="link-button" aria-haspopup="dialog" onClick={({ currentTarget }) => onRuns(currentTarget)}>
            {railFrameText.runs(runs)}
          </button>
        </p>
      )}
    </>
  );
}
