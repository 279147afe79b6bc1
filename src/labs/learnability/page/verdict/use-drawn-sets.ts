/** The data sets that the panel on sample complexity has computed for the experiment, while it is open or after they are complete. */
import { useMemo } from "react";
import type { Sweep } from "../../../../platform/engine/sweep";
import { useLatestWork } from "../../../../platform/shell/panel-workers";
import { readingPace, useChanges } from "../../../../platform/state/react";
import type { SampleComplexityRun } from "../../engine/sample-complexity/excess-by-draw";
import { askedOf, drawingBetween, drawnKey, drawnNames, listedDrawing } from "../guarantee/asked";
import { guaranteeOf, sizesBetween } from "../guarantee/guarantee-data";
import { usePlayground } from "../session/react";
import type { DrawnSets } from "./approximate";

type Runs = Sweep<object, SampleComplexityRun>;

/** Null where there are none. */
export function useDrawnSets(): DrawnSets | null {
  const experiment = usePlayground((state) => state.experiment);
  const own = usePlayground(({ ownData }) => ownData);
  const asked = useMemo(() => askedOf(experiment, own), [experiment, own]);
  const sets = useWork("listed", drawnKey(asked, listedDrawing(asked)));
  const listed = sets?.runs ?? [];
  const coarse = guaranteeOf(asked.sampleComplexity, 0, { listed, between: [], fresh: [] })?.needed ?? null;
  const closer = coarse && drawingBetween(asked, sizesBetween(coarse));
  const between = useWork("between", closer && drawnKey(asked, closer));
  if (!sets) return null;
  const { samples, draws, epsilon, delta } = asked.sampleComplexity;
  const guarantee = guaranteeOf(asked.sampleComplexity, 0, { listed, between: between?.runs ?? [], fresh: [] });
  const needed = guarantee?.needed ?? null;
  const isNamed = closer === null || between?.status === "done";
  return {
    ...{ status: sets.status, draws, epsilon, delta },
    done: guarantee?.done ?? 0,
    largest: samples[samples.length - 1],
    needed: needed?.passing ?? null,
    failing: needed && (needed.failing === null ? 0 : isNamed ? null : needed.failing),
  };
}

/** Draws the strip again as the work comes to more. */
function useWork(name: keyof typeof drawnNames, key: string | null): Runs | null {
  const work = useLatestWork<Runs>(drawnNames[name], key);
  useChanges(work ?? nothing, work !== null, readingPace);
  return work;
}

const nothing = { version: 0, subscribe: () => () => {} };
