import { lazy } from "react";
import { LockNote } from "../../../../platform/shell/class/LockNote";
import { useLock } from "../../../../platform/shell/class/locks";
import { LatePart } from "../../../../platform/shell/offline/LatePart";
import type { OwnDataSummary } from "../session/own-data";
import { useDocument, usePlayground } from "../session/react";
import { lionRailText } from "./words";
import "../../../../platform/shell/rail/own-data.css";

const OpenFile = lazy(() => import("../../../../platform/shell/files/OpenFile").then((module) => ({ default: module.OpenFile })));

/** Queries, keys and values from a file: which one is open, how large it is, and how to open another. */
export function OwnDataPane() {
  const lock = useLock("open");
  const { problem } = useDocument();
  const own = usePlayground((state) => state.ownData) as OwnDataSummary | null;
  const words = lionRailText.own;
  return (
    <div className="own-data">
      <p className="field-help">{words.help}</p>
      {own ? (
        <p className="own-data-file">
          <strong>{own.name}</strong>
          <span className="number">{words.size(own.length, own.d, own.dv)}</span>
          {own.heads > 1 && <span>{words.heads(own.heads)}</span>}
        </p>
      ) : (
        <p>{problem.kind === "custom" && problem.name !== "" ? words.needs(problem.name) : words.none}</p>
      )}
      {lock === "free" ? (
        <LatePart fallback={<div className="own-data-open" />}>
          <div className="own-data-open">
            <OpenFile />
          </div>
        </LatePart>
      ) : (
        <LockNote />
      )}
    </div>
  );
}
