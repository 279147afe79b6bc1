import { useMemo } from "react";
import { LossChart } from "../../../../platform/charts/LossChart";
import { openWorker } from "../../../../platform/engine/open-worker";
import { Sweep } from "../../../../platform/engine/sweep";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { SweepBar } from "../../../../platform/shell/sweeps/SweepBar";
import { useSweep, useSweepChanges } from "../../../../platform/shell/sweeps/use-sweep";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { unbroken } from "../../../../platform/ui/unbroken";
import { type SketchRun, sketchTargets, type ToSketches } from "../../engine/sketches/messages";
import type { EagleData } from "../../math/files/own-data";
import { useDocument, useSession } from "../session/react";
import { eagleText } from "../words";
import { ruleName, type SketchSweep, sketchesSentence, sketchLines } from "./sketch-data";
import { type Measure, measures, type Part, parts, type ShownTarget, shownTargets, sketchesView } from "./views";
import { sketchesText } from "./words";

/** How few columns an iteration can do with, and what sketches do to A. */
export function SketchesPanel() {
  const words = sketchesText;
  const [choice, show] = usePanelView("sketches", sketchesView);
  const sketches = useSketches();
  const { sweep } = sketches;
  return (
    <Panel
      id="sketches"
      title={eagleText.panels.sketches}
      choices={
        <>
          <QuietSelect<Measure>
            label={words.show}
            value={choice.show}
            options={measures.map((value) => ({ value, label: words.shows[value] }))}
            onChange={(value) => show({ show: value })}
          />
          {choice.show === "condition" ? (
            <QuietSelect<Part>
              label={words.part}
              value={choice.part}
              options={parts.map((value) => ({ value, label: words.parts[value] }))}
              onChange={(part) => show({ part })}
            />
          ) : (
            <QuietSelect<ShownTarget>
              label={words.target}
              value={choice.to}
              options={shownTargets.map((value) => ({ value, label: words.to(value) }))}
              onChange={(to) => show({ to })}
            />
          )}
        </>
      }
      summary={<Summary sweep={sweep} />}
      plainSummary={() => sketchesSentence(sweep, choice)}
      toolbar={<SweepBar {...sketches} what={words.begin} />}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => sketchesTable(sweep)}
    >
      <PanelChart>{(size) => <LiveSketches size={size} sweep={sweep} />}</PanelChart>
    </Panel>
  );
}

/** The sweep of this problem. */
function useSketches() {
  const session = useSession();
  const document = useDocument();
  const key = JSON.stringify([document.seed, document.problem]);
  return useSweep<SketchRun>("sketches", key, () => {
    const question: ToSketches = { sweep: "sketches", document, data: session.ownData() as EagleData | null };
    return new Sweep<ToSketches, SketchRun>(question, () => openWorker("eagle", "sweeps"));
  });
}

function Summary({ sweep }: { readonly sweep: SketchSweep | null }) {
  const [choice] = usePanelView("sketches", sketchesView);
  useSweepChanges(sweep, readingPace);
  return unbroken(sketchesSentence(sweep, choice));
}

function LiveSketches({ size, sweep }: { readonly size: Size; readonly sweep: SketchSweep | null }) {
  const words = sketchesText;
  const [choice] = usePanelView("sketches", sketchesView);
  useSweepChanges(sweep, 100);
  const version = sweep?.version ?? 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version says when the sweep has more
  const data = useMemo(() => (sweep ? sketchLines(sweep, choice) : null), [sweep, version, choice]);
  const summary = sketchesSentence(sweep, choice);
  if (!data || data.lines.length === 0) return <PanelEmpty>{sweep ? summary : words.chart}</PanelEmpty>;
  const condition = choice.show === "condition";
  return (
    <LossChart
      {...size}
      {...data}
      words={{
        name: condition ? words.conditionChart : words.chart,
        summary,
        across: condition ? words.acrossCondition : words.across,
        lines: choice.show === "condition" ? words.upwardCondition : words.upward[choice.show](choice.to),
        read: words.read,
        at: condition ? words.atIteration : words.at,
        range: () => "",
        floor: words.floor,
      }}
    />
  );
}

function sketchesTable(sweep: SketchSweep | null) {
  const { rule, r, target, iterations, operations, seconds, condition } = sketchesText.columns;
  return {
    columns: [rule, r, target, iterations, operations, seconds, condition],
    rows: (sweep?.runs ?? []).flatMap((run) =>
      sketchTargets.map((error, at) => {
        const found = run.reached[at];
        const last = run.condition.value.at(-1) ?? Number.NaN;
        return [
          ruleName(run.rule),
          run.r,
          error,
          found?.iterations ?? Number.NaN,
          found?.operations ?? Number.NaN,
          found ? found.milliseconds / 1000 : Number.NaN,
          last,
        ];
      }),
    ),
  };
}
