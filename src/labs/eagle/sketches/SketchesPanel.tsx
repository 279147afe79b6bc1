import { useEffect, useMemo, useState } from "react";
import { LossChart } from "../../../charts/LossChart";
import type { EagleData } from "../../../eagle/files/own-data";
import { SketchSweep } from "../../../engine/eagle/sketches/client";
import { sketchTargets } from "../../../engine/eagle/sketches/messages";
import { openWorker } from "../../../engine/open-worker";
import { Explanation } from "../../../shell/help/Explanation";
import { usePanelView } from "../../../shell/use-panel-view";
import { readingPace, useChanges } from "../../../state/react";
import type { Size } from "../../../ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../ui/panel/Panel";
import { QuietSelect } from "../../../ui/panel/QuietSelect";
import { useDocument, useSession } from "../session/react";
import { eagleText } from "../words";
import { ruleName, sketchesSentence, sketchLines } from "./sketch-data";
import { type Measure, measures, type Part, parts, type ShownTarget, shownTargets, sketchesView } from "./views";
import { sketchesText } from "./words";
import "./sketches.css";

/** How few columns an iteration can do with, and what sketches do to A. */
export function SketchesPanel() {
  const words = sketchesText;
  const [choice, show] = usePanelView("sketches", sketchesView);
  const { sweep, begin, cancel } = useSweep();
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
      toolbar={<Controls sweep={sweep} begin={begin} cancel={cancel} />}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => sketchesTable(sweep)}
    >
      <PanelChart>{(size) => <LiveSketches size={size} sweep={sweep} />}</PanelChart>
    </Panel>
  );
}

/** Sweeps that came to their end, for when the panel is drawn again, as in another language. */
const ended = new WeakMap<object, { readonly key: string; readonly sweep: SketchSweep }>();

function endedOf(session: object, key: string): SketchSweep | null {
  const last = ended.get(session);
  return last?.key === key ? last.sweep : null;
}

/** The sweep of this problem, once somebody has asked for it; another problem ends it. */
function useSweep() {
  const session = useSession();
  const document = useDocument();
  const key = JSON.stringify([document.seed, document.problem]);
  const [sweep, setSweep] = useState(() => endedOf(session, key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a sweep is of one problem
  useEffect(() => () => setSweep(null), [key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is that of the sweep
  useEffect(() => {
    if (!sweep) return;
    return () => {
      if (sweep.status === "done") ended.set(session, { key, sweep });
      else sweep.dispose();
    };
  }, [sweep]);
  return {
    sweep,
    begin: () =>
      setSweep(new SketchSweep({ document, data: session.ownData() as EagleData | null }, () => openWorker("eagle", "sketches"))),
    cancel: () => setSweep(null),
  };
}

const nothing = { version: 0, subscribe: () => () => {} };

function useSweepChanges(sweep: SketchSweep | null, milliseconds: number): void {
  useChanges(sweep ?? nothing, usePanelOnScreen(), milliseconds);
}

function Summary({ sweep }: { readonly sweep: SketchSweep | null }) {
  const [choice] = usePanelView("sketches", sketchesView);
  useSweepChanges(sweep, readingPace);
  return sketchesSentence(sweep, choice);
}

interface ControlsProps {
  readonly sweep: SketchSweep | null;
  readonly begin: () => void;
  readonly cancel: () => void;
}

function Controls({ sweep, begin, cancel }: ControlsProps) {
  const words = sketchesText;
  useSweepChanges(sweep, readingPace);
  if (sweep?.status !== "running")
    return (
      <button type="button" className="pill" onClick={begin}>
        {sweep ? words.again : words.begin}
      </button>
    );
  return (
    <div className="sketches-progress">
      <progress aria-label={words.waiting} value={sweep.share} max={1} />
      <span className="number">{words.working(sweep.share)}</span>
      <button type="button" className="pill" onClick={cancel}>
        {words.cancel}
      </button>
    </div>
  );
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
