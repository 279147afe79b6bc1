import { useState } from "react";
import { formatCount, formatRounded } from "../../../../platform/charts/format";
import { SweepBar } from "../../../../platform/shell/sweeps/SweepBar";
import { type SweepControls, useSweep, useSweepChanges } from "../../../../platform/shell/sweeps/use-sweep";
import { readingPace } from "../../../../platform/state/react";
import { PanelChart, PanelEmpty } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { problemSaid } from "../../../../platform/ui/problem-said";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { SampleComplexityRun } from "../../engine/sample-complexity/excess-by-draw";
import { featureCount } from "../../math/model/samples";
import { type Asked, drawnKey } from "./asked";
import { drawingMilliseconds, openedFor, questionsOf } from "./draws";
import type { Guarantee } from "./guarantee-data";
import { NeededChart } from "./NeededChart";
import {
  dimensions,
  inDimension,
  type NeededPoint,
  neededAgainstDelta,
  neededAgainstDimension,
  neededAgainstEpsilon,
  slopeOf,
} from "./needed-data";
import { guaranteeText } from "./words";

type Against = "dimension" | "epsilon" | "delta";

interface NeededViewProps {
  readonly asked: Asked;
  readonly guarantee: Guarantee;
}

/** The number of samples that are needed against the dimension, the tolerance or the failure probability. */
export function NeededView({ asked, guarantee }: NeededViewProps) {
  const words = guaranteeText;
  const hasDimensions = "d" in asked.task && "output" in asked.task;
  const [wanted, setWanted] = useState<Against>("dimension");
  const against = wanted === "dimension" && !hasDimensions ? "epsilon" : wanted;
  const offered = (["dimension", "epsilon", "delta"] as const).filter((one) => one !== "dimension" || hasDimensions);
  return (
    <section className="guarantee-needed-view" aria-label={words.neededTitle}>
      <div className="guarantee-part-head">
        <h3>{words.neededTitle}</h3>
        <QuietSelect
          label={words.against}
          value={against}
          options={offered.map((value) => ({ value, label: words.againstOf[value] }))}
          onChange={setWanted}
        />
      </div>
      {against === "dimension" ? <AgainstDimension {...{ asked, guarantee }} /> : <AgainstPromise {...{ guarantee, against }} />}
    </section>
  );
}

function AgainstPromise({ guarantee, against }: { readonly guarantee: Guarantee; readonly against: "epsilon" | "delta" }) {
  const words = guaranteeText;
  const points = against === "epsilon" ? neededAgainstEpsilon(guarantee) : neededAgainstDelta(guarantee);
  const { psi } = guarantee;
  const inverse = against === "epsilon" ? inverseThrough(points) : null;
  return (
    <Drawn
      points={points}
      chosen={guarantee[against]}
      sentence={words.againstSentence[against](slopeOf(points))}
      references={[{ name: "ψ", value: () => psi }, ...(inverse ? [{ name: "1/ε", value: inverse }] : [])]}
      across={words.acrossOf[against]}
      tick={(at) => formatRounded(at, 2)}
    />
  );
}

/** A multiple of 1 / epsilon through the smallest tolerance that is reached. */
function inverseThrough(points: readonly NeededPoint[]): ((at: number) => number) | null {
  const point = points.find(({ samples }) => samples !== null);
  return point ? (at) => ((point.samples as number) * point.at) / at : null;
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
        <Drawn
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
    drawingMilliseconds(others.map(({ asked: { psi }, drawing }) => ({ ...drawing, psi }))),
  );
}

interface DrawnProps {
  readonly points: readonly NeededPoint[];
  readonly chosen: number;
  readonly sentence: string;
  readonly references: readonly { readonly name: string; readonly value: (at: number) => number }[];
  readonly across: string;
  readonly span?: readonly [number, number];
  readonly tick: (at: number) => string;
}

function Drawn({ sentence, ...chart }: DrawnProps) {
  return (
    <>
      <p className="guarantee-part-summary">{unbroken(sentence)}</p>
      <PanelChart>{(size) => <NeededChart {...size} {...chart} summary={sentence} />}</PanelChart>
    </>
  );
}
