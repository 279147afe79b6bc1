import { useState } from "react";
import { formatCount, formatRounded } from "../../../../platform/charts/format";
import { SweepBar } from "../../../../platform/shell/sweeps/SweepBar";
import { type SweepControls, useSweep, useSweepChanges } from "../../../../platform/shell/sweeps/use-sweep";
import { readingPace } from "../../../../platform/state/react";
import { PanelEmpty } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { problemSaid } from "../../../../platform/ui/problem-said";
import type { SampleComplexityRun } from "../../engine/sample-complexity/excess-by-draw";
import { featureCount } from "../../math/model/samples";
import { type Asked, drawnKey } from "./asked";
import { drawingMilliseconds, openedFor, questionsOf } from "./draws";
import type { Guarantee } from "./guarantee-data";
import {
  dimensions,
  inDimension,
  neededAgainstDelta,
  neededAgainstDimension,
  neededAgainstEpsilon,
  type PowerPoint,
  slopeOf,
} from "./needed-data";
import type { PowerQuantity } from "./PowerChart";
import { PowerPicture } from "./PowerPicture";
import { isTime, type TimeAgainst, TimeView, timesAgainst } from "./TimeView";
import { guaranteeText } from "./words";

type Against = "dimension" | "epsilon" | "delta" | TimeAgainst;

const needed = ({ unit }: Guarantee): PowerQuantity => ({ ...guaranteeText.neededQuantity(unit), format: formatCount });

interface NeededViewProps {
  readonly asked: Asked;
  readonly guarantee: Guarantee;
}

/** The number of samples that are needed against the dimension, the tolerance or the failure probability. */
export function NeededView({ asked, guarantee }: NeededViewProps) {
  const words = guaranteeText;
  const [wanted, setWanted] = useState<Against>("dimension");
  const isShown: Partial<Record<Against, boolean>> = {
    dimension: "d" in asked.task && "output" in asked.task,
    // Few rows, and traces of a machine, have no sizes at which the excess falls like a power.
    epsilon: neededAgainstEpsilon(guarantee).length > 1,
  };
  const offered = (["dimension", "epsilon", "delta", ...timesAgainst] as const).filter((one) => isShown[one] ?? true);
  const against = offered.includes(wanted) ? wanted : offered[0];
  return (
    <section className="guarantee-needed-view" aria-label={words.neededTitle[guarantee.unit]}>
      <div className="guarantee-part-head">
        <h3>{isTime(against) ? words.timeQuantity.chart : words.neededTitle[guarantee.unit]}</h3>
        <QuietSelect
          label={words.against}
          value={against}
          options={offered.map((value) => ({ value, label: words.againstOf[value] }))}
          onChange={setWanted}
        />
      </div>
      {isTime(against) ? (
        <TimeView against={against} />
      ) : against === "dimension" ? (
        <AgainstDimension {...{ asked, guarantee }} />
      ) : (
        <AgainstPromise {...{ guarantee, against }} />
      )}
    </section>
  );
}

function AgainstPromise({ guarantee, against }: { readonly guarantee: Guarantee; readonly against: "epsilon" | "delta" }) {
  const words = guaranteeText;
  const points = against === "epsilon" ? neededAgainstEpsilon(guarantee) : neededAgainstDelta(guarantee);
  const { psi, rows } = guarantee;
  const inverse = against === "epsilon" ? inverseThrough(points) : null;
  return (
    <PowerPicture
      quantity={needed(guarantee)}
      points={points}
      chosen={guarantee[against]}
      sentence={words.againstSentence[against](slopeOf(points))}
      references={[
        ...(psi <= rows[rows.length - 1].samples ? [{ name: "ψ", value: () => psi }] : []),
        ...(inverse ? [{ name: "1/ε", value: inverse }] : []),
      ]}
      across={words.acrossOf[against]}
      tick={(at) => formatRounded(at, 2)}
    />
  );
}

/** A multiple of 1 / epsilon through the smallest tolerance that is reached. */
function inverseThrough(points: readonly PowerPoint[]): ((at: number) => number) | null {
  const point = points.find(({ value }) => value !== null);
  return point ? (at) => ((point.value as number) * point.at) / at : null;
}

function AgainstDimension({ asked, guarantee }: NeededViewProps) {
  const words = guaranteeText;
  const controls = useDimensions(asked, guarantee);
  const { sweep } = controls;
  useSweepChanges(sweep, readingPace);
  const points = neededAgainstDimension(sweep?.runs ?? [], guarantee);
  return (
    <>
      {sweep?.status !== "done" && <SweepBar {...controls} what={words.drawDimensions} />}
      {sweep?.failure ? (
        <PanelEmpty>{problemSaid(sweep.failure)}</PanelEmpty>
      ) : points.length === 0 ? (
        <PanelEmpty absent>{words.noDimensions}</PanelEmpty>
      ) : (
        <PowerPicture
          quantity={needed(guarantee)}
          points={points}
          chosen={"d" in asked.task ? asked.task.d : Number.NaN}
          sentence={words.againstSentence.dimension(slopeOf(points), points.length, dimensions.length)}
          references={[
            { name: "d⁴", value: (d) => d ** 4 },
            { name: "ψ", value: featureCount },
          ]}
          across={words.acrossOf.dimension}
          span={[dimensions[0], dimensions[dimensions.length - 1]]}
          tick={formatCount}
        />
      )}
    </>
  );
}

/** Data sets of the same target in every dimension, of sizes around the expected need. */
function useDimensions(asked: Asked, { misfit }: Guarantee): SweepControls<SampleComplexityRun> {
  const others = dimensions.flatMap((d) => inDimension(asked, d, misfit) ?? []);
  const key = drawnKey(asked, ...others.map(({ drawing }) => drawing));
  return useSweep<SampleComplexityRun>(
    "guarantee-dimensions",
    key,
    () => openedFor(others.flatMap(({ asked: other, drawing }) => questionsOf(other, null, drawing))),
    drawingMilliseconds(others.map(({ asked: other, drawing }) => [other, drawing] as const)),
  );
}
