import { createContext, useContext, useEffect, useState } from "react";
import { formatCount } from "../../../../platform/charts/format";
import { Explanation } from "../../../../platform/shell/help/Explanation";
import { usePanelView } from "../../../../platform/shell/use-panel-view";
import { readingPace } from "../../../../platform/state/react";
import type { Size } from "../../../../platform/ui/measure";
import { Panel, PanelChart, PanelEmpty, usePanelOnScreen } from "../../../../platform/ui/panel/Panel";
import { QuietSelect } from "../../../../platform/ui/panel/QuietSelect";
import { roving } from "../../../../platform/ui/roving";
import { useTheme } from "../../../../platform/ui/theme";
import { unbroken } from "../../../../platform/ui/unbroken";
import type { DistributedRun } from "../../engine/machines/distributed-run";
import { HubChart } from "../charts/HubChart";
import { useDocument, useSeries, useSession } from "../session/react";
import { namedSolvers } from "../solvers";
import { eagleText } from "../words";
import { conditionOf, distributedSolvers, formatBytes, machinesOf } from "./machine-data";
import { machinesSentence, workersSentence } from "./sentences";
import { type Pace, paces, useDistributedRun, useRunChanges } from "./use-run";
import { machinesView } from "./views";
import { machinesText } from "./words";
import "./machines.css";

interface Running {
  readonly run: DistributedRun | null;
  /** Index of the solver that runs on these machines; null without a distributed solver. */
  readonly solver: number | null;
  /** The run starts once the panel is on screen. */
  readonly setSeen: (seen: boolean) => void;
}

const inRow = roving("button, select");

const RunContext = createContext<Running>({ run: null, solver: null, setSeen: () => {} });

/** A distributed run on workers: machines, their columns and their messages. */
export function MachinesPanel() {
  const session = useSession();
  const document = useDocument();
  const words = machinesText.machines;
  const [{ solver: chosen, pace }, show] = usePanelView("machines", machinesView);
  const distributed = distributedSolvers(document);
  const solver = distributed.find((index) => index === chosen) ?? distributed[0] ?? null;
  const facts = useSeries(true, readingPace).problem?.facts ?? null;
  const [seen, setSeen] = useState(false);
  const { run, again } = useDistributedRun({ solver, machines: facts?.columns.length ?? null, pace, seen });
  const named = namedSolvers(document).filter(({ index }) => distributed.includes(index));
  const sentence = () => machinesSentence(run, solver !== null, session.series.problem);
  return (
    <RunContext value={{ run, solver, setSeen }}>
      <Panel
        id="machines"
        title={eagleText.panels.machines}
        choices={
          <>
            {named.length > 1 && solver !== null && (
              <QuietSelect
                label={words.which}
                value={String(solver)}
                options={named.map(({ index, name }) => ({ value: String(index), label: name }))}
                onChange={(value) => show({ solver: Number(value) })}
              />
            )}
            <QuietSelect<Pace>
              label={words.pace}
              value={pace}
              options={(Object.keys(paces) as Pace[]).map((value) => ({ value, label: words.paces[value] }))}
              onChange={(value) => show({ pace: value })}
            />
          </>
        }
        summary={<Summary />}
        plainSummary={sentence}
        toolbar={run && <Controls run={run} again={again} />}
        explanation={<Explanation sentences={words.explain} formula={words.formula} />}
        table={() => machinesTable(run)}
      >
        <PanelChart>{(size) => <LiveMachines size={size} />}</PanelChart>
      </Panel>
    </RunContext>
  );
}

function Summary() {
  const { run, solver } = useContext(RunContext);
  const onScreen = usePanelOnScreen();
  const series = useSeries(onScreen, readingPace);
  useRunChanges(run, onScreen, readingPace);
  return unbroken(machinesSentence(run, solver !== null, series.problem));
}

function Controls({ run, again }: { readonly run: DistributedRun; readonly again: () => void }) {
  const words = machinesText.machines;
  const [{ stop }, show] = usePanelView("machines", machinesView);
  const onScreen = usePanelOnScreen();
  const { solver } = useContext(RunContext);
  const series = useSeries(onScreen, readingPace);
  useRunChanges(run, onScreen, 100);
  const over = run.status === "done" || run.status === "failed";
  const count = run.standings.length;
  const machine = Math.min(stop ?? 1, count - 1);
  return (
    <div className="machines-controls" ref={inRow}>
      <button
        type="button"
        className="pill"
        disabled={over || run.status === "loading"}
        onClick={() => (run.playing ? run.pause() : run.play())}
      >
        {run.playing ? words.pause : words.run}
      </button>
      <button type="button" className="pill" disabled={over || run.status === "loading"} onClick={() => run.step()}>
        {words.step}
      </button>
      <button type="button" className="pill" onClick={again}>
        {words.again}
      </button>
      <span className="machines-stop">
        {count > 1 && (
          <QuietSelect
            label={words.stopWhich}
            value={String(machine)}
            options={run.standings.map((standing) => ({
              value: String(standing.machine),
              label: machinesText.chart.machine(standing.machine + 1),
            }))}
            onChange={(value) => show({ stop: Number(value) })}
          />
        )}
        <button type="button" className="pill" disabled={over || run.status === "loading"} onClick={() => run.stop(machine)}>
          {words.stop}
        </button>
      </span>
      <p className="machines-sharing">{workersSentence(run, solver === null ? undefined : series.solver(solver))}</p>
    </div>
  );
}

function LiveMachines({ size }: { readonly size: Size }) {
  const onScreen = usePanelOnScreen();
  const { run, solver, setSeen } = useContext(RunContext);
  useEffect(() => setSeen(onScreen), [setSeen, onScreen]);
  const [theme] = useTheme();
  const [{ pace }] = usePanelView("machines", machinesView);
  const series = useSeries(onScreen, readingPace);
  useRunChanges(run, onScreen, 0);
  const facts = series.problem?.facts ?? null;
  const summary = machinesSentence(run, solver !== null, series.problem);
  if (!run || !facts || run.status === "failed" || facts.columns.length !== run.standings.length)
    return <PanelEmpty absent={run?.status === "failed"}>{summary}</PanelEmpty>;
  const words = machinesText.chart;
  const { numbers, round, bytes } = run;
  const [count, each] = [formatCount(numbers ?? 0), formatBytes(8 * (numbers ?? 0))];
  return (
    <HubChart
      {...size}
      machines={machinesOf(run, facts)}
      aspect={facts.columns[0] / (facts.d + facts.dPrime)}
      round={round}
      travel={pace === "slow" ? 0.4 * paces.slow : null}
      theme={theme}
      words={{
        name: machinesText.machines.chart,
        summary,
        hub: words.hub(run.standings.length),
        hubNote: numbers === null ? words.hubWaiting : words.hubNote(count, formatCount(round), formatBytes(bytes)),
        sent: words.sent(count, each),
        received: words.received(count, each),
        values: words.values,
      }}
    />
  );
}

function machinesTable(run: DistributedRun | null) {
  const { columns } = machinesText.machines;
  return {
    columns: [columns.machine, columns.worker, columns.columns, columns.first, columns.latest, columns.updates],
    rows: (run?.standings ?? []).map((standing) => {
      const condition = conditionOf(standing);
      return [
        standing.machine + 1,
        standing.worker + 1,
        standing.columns ?? Number.NaN,
        condition?.first ?? Number.NaN,
        condition?.latest ?? Number.NaN,
        standing.updates,
      ];
    }),
  };
}
