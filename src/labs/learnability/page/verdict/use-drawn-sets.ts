/** The data sets that the panel on sample complexity has computed for the experiment, while it is open or after they are complete. */
import { useMemo } from "react";
import type { Sweep } from "../../../../platform/engine/sweep";
import { useLatestWork } from "../../../../platform/shell/panel-workers";
import { readingPace, useChanges } from "../../../../platform/state/react";
import type { SampleComplexityRun } from "../../engine/sample-complexity/excess-by-draw";
import { askedOf, drawnKey, drawnNames, listedDrawing } from "../guarantee/asked";
import { usePlayground } from "../session/react";
import type { DrawnSets } from "./approximate";
import { closerDrawing, drawnSetsOf } from "./drawn-sets";

type Runs = Sweep<object, SampleComplexityRun>;

/** Null where there are none. */
export function useDrawnSets(): DrawnSets | null {
  const experiment = usePlayground((state) => state.experiment);
  const own = usePlayground(({ ownData }) => ownData);
  const asked = useMemo(() => askedOf(experiment, own), [experiment, own]);
  const listed = useWork("listed", drawnKey(asked, listedDrawing(asked)));
  const closer = closerDrawing(asked, listed?.runs ?? []);
  const between = useWork("between", closer && drawnKey(asked, closer));
  return listed && drawnSetsOf(asked, listed, between);
}

/** Draws the strip again as the work comes to more. */
function useWork(name: keyof typeof drawnNames, key: string | null): Runs | null {
  const work = useLatestWork<Runs>(drawnNames[name], key);
  useChanges(work ?? nothing, work !== null, readingPace);
  return work;
}

const nothing = { version: 0, subscribe: () => () => {} };
