import { lazy } from "react";
import { LockNote } from "../../../../platform/shell/class/LockNote";
import { useLock } from "../../../../platform/shell/class/locks";
import { LatePart } from "../../../../platform/shell/offline/LatePart";
import { isOwnData } from "../../math/tasks/registry";
import { usePlayground } from "../session/react";
import { railText } from "./words";
import "../../../../platform/shell/rail/own-data.css";

const OpenFile = lazy(() => import("../../../../platform/shell/files/OpenFile").then((module) => ({ default: module.OpenFile })));
const HoldOut = lazy(() => import("./HoldOut").then((module) => ({ default: module.HoldOut })));
const ExampleFiles = lazy(() => import("./ExampleFiles").then((module) => ({ default: module.ExampleFiles })));

/** The target is a file: which one is open, how large it is, and how to open another. */
export function OwnDataPane() {
  const lock = useLock("open");
  const task = usePlayground((state) => state.experiment.task);
  const ownData = usePlayground((state) => state.ownData);
  const missing = isOwnData(task) && task.name !== "" ? railText.target.needsFile(task.name) : railText.target.noData;
  return (
    <div className="own-data">
      <p className="field-help">{railText.target.ownData}</p>
      {ownData ? (
        <p className="own-data-file">
          <strong>{ownData.name}</strong>
          <span className="number">{railText.target.sizes(ownData.train, ownData.test, ownData.d, ownData.outputs)}</span>
        </p>
      ) : (
        <p>{missing}</p>
      )}
      {lock !== "free" && <LockNote />}
      <LatePart fallback={<div className="own-data-open" />}>
        {lock === "free" && (
          <>
            {ownData && ownData.test === 0 && ownData.train > 1 && <HoldOut data={ownData} />}
            <div className="own-data-open">
              <OpenFile />
            </div>
            <ExampleFiles />
          </>
        )}
      </LatePart>
    </div>
  );
}
