import { useState } from "react";
import { closedFormColor, headsColor, headsTextColor } from "../../../../platform/charts/colors";
import { formatCount } from "../../../../platform/charts/format";
import { SharesChart } from "../../../../platform/charts/SharesChart";
import type { ShareLine } from "../../../../platform/charts/shares-layout";
import { usePanelWork } from "../../../../platform/shell/panel-workers";
import { SweepBar } from "../../../../platform/shell/sweeps/SweepBar";
import { useSweepChanges } from "../../../../platform/shell/sweeps/use-sweep";
import { readingPace } from "../../../../platform/state/react";
import { PanelChart } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { Experiment } from "../../document/document";
import { mapKey } from "../../engine/map/cells";
import { openMapPool } from "../../engine/map/client";
import type { MapRun } from "../../engine/map/report";
import type { OwnData } from "../../math/tasks/dataset";
import { useSession } from "../session/react";
import type { Asked } from "./asked";
import type { Guarantee } from "./guarantee-data";
import { closedFormShare, countsOfSizes, sharesOfSteps, trainedLearner, trainedSeeds, trainedSizes } from "./trained-data";
import { TrainedRuns } from "./trained-runs";
import { guaranteeText } from "./words";

type Against = "samples" | "steps";

interface TrainedViewProps {
  readonly asked: Asked;
  readonly guarantee: Guarantee;
  /** With a map of the runs. */
  readonly experiment: Experiment;
}

/** The share of seeds that gradient descent brings within epsilon, beside the share of data sets in closed form. */
export function TrainedView({ asked, guarantee, experiment }: TrainedViewProps) {
  const words = guaranteeText.trained;
  const session = useSession();
  const [against, setAgainst] = useState<Against>("samples");
  const { work, begin } = usePanelWork<TrainedRuns>("guarantee-trained", mapKey(experiment), ({ status }) => status !== "running");
  useSweepChanges(work, readingPace);
  const train = () => begin(() => new TrainedRuns(experiment, session.ownData() as OwnData | null, openMapPool));
  const sizes = trainedSizes(asked);
  const { heads } = trainedLearner(asked);
  const runs = work?.runs ?? [];
  const counts = countsOfSizes(runs, sizes, guarantee);
  const last = counts.findLast(({ of }) => of > 0);
  const summary = last
    ? words.found(heads, last.within, last.of, last.size, closedFormShare(guarantee, last.size))
    : words.absent(heads, trainedSeeds);
  return (
    <section className="guarantee-trained" aria-label={words.title}>
      <div className="guarantee-part-head">
        <h3>{words.title}</h3>
        {runs.length > 0 && (
          <QuietSelect
            label={words.against}
            value={against}
            options={(["samples", "steps"] as const).map((value) => ({ value, label: words.againstOf[value] }))}
            onChange={setAgainst}
          />
        )}
        {work?.status !== "done" && (
          <SweepBar
            sweep={work}
            begin={train}
            cancel={() => work?.stop()}
            tryOut={train}
            estimate={null}
            isLong={false}
            what={words.train(sizes.length * trainedSeeds)}
          />
        )}
      </div>
      <p className="guarantee-part-summary">{unbroken(summary)}</p>
      {runs.length > 0 && (
        <PanelChart>
          {(size) => {
            const chart = against === "samples" ? againstSamples(counts, guarantee, heads) : againstSteps(runs, sizes, guarantee);
            if (chart.counts.length === 0) return null;
            const spoken = { name: words.chart[against], summary, read: words.read[against], across: words.across[against] };
            return (
              <SharesChart
                {...size}
                {...chart}
                words={{ ...spoken, at: words.at[against], share: words.percent, between: words.percent }}
              />
            );
          }}
        </PanelChart>
      )}
    </section>
  );
}

type Shares = Pick<Parameters<typeof SharesChart>[0], "counts" | "lines">;

function againstSamples(counts: ReturnType<typeof countsOfSizes>, guarantee: Guarantee, heads: number): Shares {
  const words = guaranteeText.trained;
  const plain = { stroke: "solid", weight: "plain", band: null } as const;
  const trained = counts.map(({ within, of }) => (of === 0 ? Number.NaN : within / of));
  const lines: readonly ShareLine[] = [
    {
      ...{ id: "closed-form", name: words.closedForm, color: closedFormColor, textColor: closedFormColor, marker: 0 },
      values: counts.map(({ size }) => closedFormShare(guarantee, size)),
      ...plain,
    },
    {
      id: "trained",
      name: words.heads(heads),
      color: headsColor(heads),
      textColor: headsTextColor(heads),
      marker: 1,
      values: trained,
      ...plain,
    },
  ];
  return { counts: counts.map(({ size }) => size), lines };
}

/** Sizes are shades of one ramp. */
function againstSteps(runs: readonly MapRun[], sizes: readonly number[], guarantee: Guarantee): Shares {
  const curves = sizes.map((size, x) => ({ size, ...sharesOfSteps(runs, x, guarantee) })).filter(({ steps }) => steps.length > 0);
  const counts = curves.reduce<readonly number[]>((most, { steps }) => (steps.length > most.length ? steps : most), []);
  const lines = curves.map(({ size, steps, shares }, place): ShareLine => {
    const values = counts.map((step) => shares[steps.findLastIndex((one) => one <= step)] ?? Number.NaN);
    const [color, textColor] = [`var(--ramp-${place})`, `var(--ramp-text-${place})`];
    const name = `N = ${formatCount(size)}`;
    return { id: String(size), name, color, textColor, marker: null, stroke: "solid", weight: "plain", values, band: null };
  });
  return { counts, lines };
}
