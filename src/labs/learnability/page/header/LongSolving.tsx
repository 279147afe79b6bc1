import { lazy } from "react";
import { LatePart } from "../../../../platform/shell/offline/LatePart";
import { readingPace } from "../../../../platform/state/react";
import { useSeries } from "../session/react";
import { longWork } from "./forecast";

const LongWorkNote = lazy(() => import("./LongWorkNote").then((module) => ({ default: module.LongWorkNote })));

/** The note on a large spectrum or solution; its code is fetched with the first one. */
export function LongSolving() {
  const work = longWork(useSeries(true, readingPace, (now) => [longWork(now) !== null]));
  return (
    work && (
      <LatePart fallback={null}>
        <LongWorkNote />
      </LatePart>
    )
  );
}
