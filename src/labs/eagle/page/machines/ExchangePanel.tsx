import { formatValue } from "../../../../platform/charts/format";
import { LossChart } from "../../../../platform/charts/LossChart";
import type { GuideLine, LossData, LossLine } from "../../../../platform/charts/loss-data";
import { useLock } from "../../../../platform/shell/class/locks";
import { FieldControl } from "../../../../platform/shell/forms/FieldControl";
import { propose } from "../../../../platform/shell/forms/propose";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { SweepBar } from "../../../../platform/shell/sweeps/SweepBar";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { sliderFirst } from "../../../../platform/ui/roving";
import { unbroken } from "../../../../platform/ui/unbroken";
import { problemFields } from "../../document/problem-fields";
import { filled, type SolverState } from "../../engine/protocol";
import { baseProblem, presetOf } from "../rail/base";
import { withProblemField } from "../rail/edits";
import { useDocument, usePlayground, useSeries, useSession } from "../session/react";
import type { EagleSeries } from "../session/series";
import { type NamedSolver, namedSolvers } from "../solvers";
import { eagleText } from "../words";
import { DiversitySummary, LiveDiversity, useDiversitySweep } from "./DiversityView";
import { diversitySweepSentence, diversityTable, isOne } from "./diversity-data";
import { diversityText } from "./diversity-words";
import { diversitySentence, exchangeSentence } from "./sentences";
import { type Axis, axes, exchangeView, type Target, targets } from "./views";
import { machinesText } from "./words";
import "./machines.css";

/** Solvers whose machines send messages. */
function sending(solvers: readonly NamedSolver[]): readonly NamedSolver[] {
  return solvers.filter(({ spec }) => spec.kind === "gradient-descent" || (spec.kind === "eagle" && spec.regime === "distributed"));
}

/** Rounds and bytes to a target error, and their dependence on the angle between machines. */
export function ExchangePanel() {
  const session = useSession();
  const words = machinesText.exchange;
  const [{ to }, show] = usePanelView("exchange", exchangeView);
  const { shown, against } = useAxis();
  const sweep = useDiversitySweep();
  const solvers = () => sending(namedSolvers(session.store.getState().experiment));
  return (
    <Panel
      id="exchange"
      title={eagleText.panels.exchange}
      choices={
        <>
          <QuietSelect<Axis>
            label={words.against}
            value={against}
            options={shown.map((value) => ({ value, label: words.axes[value] }))}
            onChange={(value) => show({ against: value })}
          />
          <QuietSelect<Target>
            label={words.target}
            value={to}
            options={targets.map((value) => ({ value, label: words.to1(value) }))}
            onChange={(value) => show({ to: value })}
          />
        </>
      }
      summary={against === "diversity" ? <DiversitySummary {...sweep} target={to} /> : <Summary target={to} />}
      plainSummary={() =>
        against === "diversity" ? diversitySweepSentence(sweep.sweep, to) : exchangeSentence(solvers(), session.series, to)
      }
      toolbar={
        <>
          {against === "diversity" && <SweepBar {...sweep} what={diversityText.begin} />}
          <Angle />
        </>
      }
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => (against === "diversity" ? diversityTable(sweep.sweep, to) : exchangeTable(solvers(), session.series))}
    >
      <PanelChart>
        {(size) =>
          against === "diversity" ? <LiveDiversity size={size} {...sweep} target={to} /> : <LiveExchange size={size} against={against} />
        }
      </PanelChart>
    </Panel>
  );
}

/** The horizontal axis; other angles exist only for generated problems. */
function useAxis(): { readonly shown: readonly Axis[]; readonly against: Axis } {
  const [{ against }] = usePanelView("exchange", exchangeView);
  const { problem } = useDocument();
  const shown = axes.filter((axis) => axis !== "diversity" || problem.kind === "distributed");
  return { shown, against: shown.includes(against) ? against : "rounds" };
}

function exchangeTable(solvers: readonly NamedSolver[], series: EagleSeries) {
  const { solver, round, error, bytes } = machinesText.exchange.columns;
  return {
    columns: [solver, round, error, bytes],
    rows: solvers.flatMap(({ index, name }) => {
      const state = series.solver(index);
      return state ? Array.from(state.curve.iteration, (at, place) => [name, at, state.curve.error[place], state.curve.bytes[place]]) : [];
    }),
  };
}

function Summary({ target }: { readonly target: Target }) {
  const solvers = sending(namedSolvers(useDocument()));
  return unbroken(exchangeSentence(solvers, useSeries(usePanelOnScreen(), readingPace), target));
}

/** The angle between machines, the measured diversity, and its possible values. */
function Angle() {
  const session = useSession();
  const document = useDocument();
  const facts = useSeries(usePanelOnScreen(), readingPace).problem?.facts ?? null;
  const lock = useLock("distributed.angle");
  const { problem } = document;
  const base = baseProblem(problem, presetOf(document));
  const before = base.kind === "distributed" ? base.angle : problemFields.distributed.angle.default;
  const change = (value: unknown) => propose(session, "problem.angle", withProblemField("angle", value));
  return (
    <div className="machines-angle" ref={sliderFirst}>
      {problem.kind === "distributed" && lock !== "hidden" && (
        <FieldControl
          field={problemFields.distributed.angle}
          value={problem.angle}
          changed={problem.angle !== before}
          locked={lock === "locked"}
          standing={null}
          propose={change}
          onReset={() => change(before)}
        />
      )}
      <p className="machines-sharing">{diversitySentence(facts)}</p>
    </div>
  );
}

function LiveExchange({ size, against }: { readonly size: Size; readonly against: Exclude<Axis, "diversity"> }) {
  const document = useDocument();
  const hidden = usePlayground((state) => state.hidden);
  const series = useSeries(usePanelOnScreen());
  const [{ to }] = usePanelView("exchange", exchangeView);
  const words = machinesText.exchange;
  const all = sending(namedSolvers(document));
  const data = exchangeData(
    all.filter(({ index }) => !hidden.has(index)),
    series,
    against,
    to,
  );
  if (data.lines.length === 0) return <PanelEmpty>{exchangeSentence(all, series, to)}</PanelEmpty>;
  return (
    <LossChart
      {...size}
      {...data}
      words={{
        name: words.chart,
        summary: exchangeSentence(all, series, to),
        across: words.across[against],
        lines: words.lines,
        read: words.read,
        at: words.readAt[against],
        range: () => "",
        floor: words.floor,
      }}
    />
  );
}

function exchangeData(solvers: readonly NamedSolver[], series: EagleSeries, against: "rounds" | "bytes", target: Target): LossData {
  const facts = series.problem?.facts ?? null;
  const running = solvers.flatMap((solver) => {
    const state = series.solver(solver.index);
    // Where nothing is sent, there is no place on an axis of bytes.
    return state && state.curve.iteration.length > 0 && (against === "rounds" || state.curve.bytes[0] > 0) ? [{ solver, state }] : [];
  });
  const across = ({ curve }: SolverState) => (against === "rounds" ? curve.iteration : curve.bytes);
  const lines = running.map(({ solver, state }): LossLine => {
    const { index, name, color, textColor, marker, stroke } = solver;
    const last = state.curve.error.at(-1) ?? Number.NaN;
    return {
      id: `solver-${index}`,
      name,
      color,
      textColor,
      marker,
      stroke,
      x: across(state),
      main: state.curve.error,
      thin: null,
      band: null,
      note: formatValue(last),
      diverged: state.ended === "diverged",
    };
  });
  const xs = running.flatMap(({ state }) => [across(state)[0], across(state).at(-1) ?? 1]);
  const [low, high] = [Math.min(...xs), Math.max(...xs)];
  const eagle = running.find(({ solver }) => solver.spec.kind === "eagle");
  const guides = facts?.diversity && eagle ? rateGuide(eagle.state, across(eagle.state), facts.diversity) : [];
  const value = Number(target);
  const level = { id: "target", role: "reference", name: machinesText.exchange.to1(target), value, note: "" } as const;
  return { lines, levels: [level], guides, marks: [], axis: { scale: "log", low: low || 1, high: Math.max(high, 10 * (low || 1)) } };
}

/** The theoretical slope beside the end of the curve: (1 - alpha)^2 per round for squared errors. */
function rateGuide({ curve }: SolverState, x: Float64Array, alpha: number): readonly GuideLine[] {
  const end = curve.error.findLastIndex((error) => error > filled);
  if (end < 1 || isOne(alpha) || Number.isNaN(curve.error[end])) return [];
  const log = 2 * Math.log(1 - alpha);
  const line = Array.from(
    curve.iteration.subarray(0, end + 1),
    (round) => 10 * curve.error[end] * Math.exp(log * (round - curve.iteration[end])),
  );
  const from = line.findIndex((error) => error <= 1);
  if (from < 0) return [];
  return [{ id: "rate", role: "theory", name: machinesText.exchange.rate, x: x.subarray(from, end + 1), main: line.slice(from) }];
}
