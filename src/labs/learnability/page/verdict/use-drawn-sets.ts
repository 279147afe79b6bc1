/** The data sets that the panel on sample complexity has computed for the experiment, while it is open or after they are complete. */
import { useMemo } from "react";
import type { Sweep } from "../../../../platform/engine/sweep";
import { useLatestWork } from "../../../../platform/shell/panel-workers";
import { readingPace, useChanges } from "../../../../platform/state/react";
import type { SampleComplexityRun } from "../../engine/sample-complexity/excess-by-draw";
import { askedOf, checkKey, drawsKey } from "../guarantee/asked";
import { guaranteeOf } from "../guarantee/guarantee-data";
import { usePlayground } from "../session/react";
import type { DrawnSets } from "./approximate";

type Runs = Sweep<object, SampleComplexityRun>;

/** Null where there are none. */
export function useDrawnSets(): DrawnSets | null {
  const experiment = usePlayground((state) => state.experiment);
  const own = usePlayground(({ ownData }) => ownData);
  const asked = useMemo(() => askedOf(experiment, own), [experiment, own]);
  const sets = useLatestWork<Runs>("guarantee", drawsKey(asked));
  useChanges(sets ?? nothing, sets !== null, readingPace);
  const drawn = sets && guaranteeOf(asked, sets.runs, []);
  const check = useLatestWork<Runs>("guarantee-check", drawn?.between ? checkKey(asked, drawn.between) : null);
  useChanges(check ?? nothing, check !== null, readingPace);
  if (!sets) return null;
  const { samples, draws, epsilon, delta } = asked.sampleComplexity;
  const checked = check && guaranteeOf(asked, sets.runs, check.runs);
  const between = drawn?.between ?? null;
  return {
    ...{ status: sets.status, draws, epsilon, delta },
    done: drawn?.done ?? 0,
    largest: samples[samples.length - 1],
    needed: checked?.check ? checked.needed : (between?.passing ?? null),
    failing: between && (between.failing === null ? 0 : checked?.check ? null : between.failing),
  };
}

const nothing = { version: 0, subscribe: () => () => {} };
