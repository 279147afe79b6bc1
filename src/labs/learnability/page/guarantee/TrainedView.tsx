import { useState } from "react";
import { closedFormColor, headsColor, headsTextColor } from "../../../../platform/charts/colors";
import { formatCount } from "../../../../platform/charts/format";
import { SharesChart } from "../../../../platform/charts/SharesChart";
import type { ShareLine } from "../../../../platform/charts/shares-layout";
import { SweepBar } from "../../../../platform/shell/sweeps/SweepBar";
import { useSweep, useSweepChanges } from "../../../../platform/shell/sweeps/use-sweep";
import { readingPace } from "../../../../platform/state/react";
import { PanelChart, PanelEmpty } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { problemSaid } from "../../../../platform/ui/problem-said";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { TrainedExcess } from "../../engine/sample-complexity/trained-excess";
import type { OwnData } from "../../math/tasks/dataset";
import { useSession } from "../session/react";
import { type Asked, drawnKey } from "./asked";
import { trainedOn } from "./draws";
import type { Guarantee } from "./guarantee-data";
import { closedFormShare, countsOfSizes, sharesOfSteps, trainedDraws, trainedLearner, trainedSizes } from "./trained-data";
import { guaranteeText } from "./words";

type Against = "samples" | "steps";

interface TrainedViewProps {
  readonly asked: Asked;
  readonly guarantee: Guarantee;
}

/** The share of data sets from which gradient descent comes within epsilon, beside the share in closed form. */
export function TrainedView({ asked, guarantee }: TrainedViewProps) {
  const words = guaranteeText.trained;
  const session = useSession();
  const [against, setAgainst] = useState<Against>("samples");
  const sizes = trainedSizes(asked);
  const learner = trainedLearner(asked);
  const { heads } = learner;
  const controls = useSweep<TrainedExcess>(
    "guarantee-trained",
    JSON.stringify([drawnKey(asked, { samples: sizes, first: 0, draws: trainedDraws }), learner]),
    () => trainedOn(asked, session.ownData() as OwnData | null, learner, sizes, trainedDraws),
  );
  const { sweep } = controls;
  useSweepChanges(sweep, readingPace);
  const runs = sweep?.runs ?? [];
  const counts = countsOfSizes(runs, sizes, guarantee);
  const last = counts.findLast(({ of }) => of > 0);
  const summary = last
    ? words.found(heads, last.within, last.of, last.size, closedFormShare(guarantee, last.size))
    : words.absent(heads, trainedDraws);
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
        {sweep?.status !== "done" && <SweepBar {...controls} what={words.train(sizes.length * trainedDraws)} />}
      </div>
      <p className="guarantee-part-summary">{unbroken(summary)}</p>
      {sweep?.failure && <PanelEmpty>{problemSaid(sweep.failure)}</PanelEmpty>}
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
function againstSteps(runs: readonly TrainedExcess[], sizes: readonly number[], guarantee: Guarantee): Shares {
  const curves = sizes.map((size) => ({ size, ...sharesOfSteps(runs, size, guarantee) })).filter(({ steps }) => steps.length > 0);
  const counts = curves.reduce<readonly number[]>((most, { steps }) => (steps.length > most.length ? steps : most), []);
  const lines = curves.map(({ size, steps, shares }, place): ShareLine => {
    const values = counts.map((step) => shares[steps.findLastIndex((one) => one <= step)] ?? Number.NaN);
    const [color, textColor] = [`var(--ramp-${place})`, `var(--ramp-text-${place})`];
    const name = `N = ${formatCount(size)}`;
    return { id: String(size), name, color, textColor, marker: null, stroke: "solid", weight: "plain", values, band: null };
  });
  return { counts, lines };
}
