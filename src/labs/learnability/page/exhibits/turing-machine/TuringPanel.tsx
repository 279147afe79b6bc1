import "../machine/mono.css";
import "./turing.css";
import "./editor.css";
import "./rule-table.css";
import "./run.css";
import "./tape.css";
import "./space-time.css";
import "./layer.css";
import "./staged-turing.css";
import { useEffect, useMemo, useReducer, useState } from "react";
import { useLocked } from "../../../../../platform/shell/class/locks";
import { Explanation } from "../../../../../platform/shell/help/Explanation";
import { Panel, usePanelOnScreen } from "../../../../../platform/ui/panel/Panel";
import { useStaged, useStageSteps } from "../../../../../platform/ui/panel/staging";
import type { Instance } from "../../../math/tasks/turing-machine/instances";
import type { TuringMachineSpec } from "../../../math/tasks/turing-machine/schema";
import { configurationAt, type Run } from "../../../math/tasks/turing-machine/simulate";
import { libraryText } from "../../library-words";
import { usePlayground } from "../../session/react";
import { LayerView } from "./LayerView";
import { LayerRun, mostLayerSteps } from "./layer-run";
import { MachineEditorPart } from "./MachineEditorPart";
import { MachineNote, MachineSource } from "./MachineSource";
import { useMachineEditor } from "./machine-editor";
import { RunControls } from "./RunControls";
import { RunForm } from "./RunForm";
import { useRunClock } from "./run-clock";
import { runTable } from "./run-data";
import { layerSentence, runSentence } from "./run-sentence";
import { SpaceTimeDiagram } from "./SpaceTimeDiagram";
import { TapeView } from "./TapeView";
import { libraryMachine, useWatched, useWatching } from "./watched-run";
import { turingText } from "./words";

/** Milliseconds of work between two pauses, so that the page stays quick. */
const turn = 8;

/** The layer, made to follow the machine up to step `at`: a little at a time, and as far as it goes. */
function useLayerRun(instance: Instance, run: Run, at: number, active: boolean): LayerRun {
  const layerRun = useMemo(() => new LayerRun(instance), [instance]);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const wanted = Math.min(at, mostLayerSteps);
  useEffect(() => {
    if (!active || layerRun.steps >= wanted) return;
    let timer = 0;
    const work = () => {
      const end = performance.now() + turn;
      while (layerRun.steps < wanted && performance.now() < end) layerRun.advance(run.history[layerRun.steps + 1]);
      redraw();
      if (layerRun.steps < wanted) timer = window.setTimeout(work);
    };
    work();
    return () => clearTimeout(timer);
  }, [layerRun, run, wanted, active]);
  return layerRun;
}

/** A Turing machine that can be edited and run, and the layer of linear attention that runs it too. */
export function TuringPanel() {
  const task = usePlayground((state) => state.experiment.task);
  return task.kind === "turing-machine" ? <TuringOf task={task} /> : null;
}

function TuringOf({ task }: { readonly task: TuringMachineSpec }) {
  const words = turingText;
  const [seen, setSeen] = useState(true);
  const editor = useMachineEditor(task.machine);
  const locked = useLocked("turing-machine.machine");
  const watching = useWatching(task);
  const { instance, run, problem } = useWatched(task, watching);
  const clock = useRunClock(run, run.steps, seen);
  const layerRun = useLayerRun(instance, run, clock.at, seen);
  const { machine } = instance;
  const known = libraryMachine(machine);
  const title = known ? libraryText.turingMachines[known.id].title : null;
  const staged = useStaged();
  useStageSteps(words.stepHint, (by) => {
    if (clock.at + by < 0 || clock.at + by > clock.last) return false;
    clock.goTo(clock.at + by);
    return true;
  });
  const summary = runSentence({ machine, title, run, at: clock.at });
  // Of a tape that cannot be read nothing is known; what runs meanwhile is on an empty one.
  const onEmpty = problem ? `${words.emptyMeanwhile} ` : "";
  const complete = editor.problems.length === 0;
  // A hall does not see the editor.
  const meanwhile = complete || staged ? onEmpty : `${words.lastComplete} ${onEmpty}`;
  const sentences = `${meanwhile}${summary} ${layerSentence(layerRun.steps, layerRun.differsAt, clock.at)}`.trim();
  return (
    <Panel
      id="turing"
      title={words.title}
      controls={!staged && <MachineSource task={task} complete={complete} onDrop={editor.drop} />}
      summary={sentences}
      plainSummary={() => sentences}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => runTable(machine, run, layerRun.steps, layerRun.differsAt)}
    >
      <Seen onSeen={setSeen} />
      <div className="turing-body">
        {!staged && <MachineEditorPart editor={editor} locked={locked} note={<MachineNote task={task} complete={complete} />} />}
        <section className="turing-run" aria-label={words.run}>
          {!staged && <RunForm task={task} watching={watching} problem={problem} />}
          <TapeView machine={machine} configuration={configurationAt(run, clock.at)} />
          {!staged && <RunControls clock={clock} />}
          <SpaceTimeDiagram machine={machine} run={run} at={clock.at} summary={summary} onStep={clock.goTo} />
        </section>
        <LayerView layerRun={layerRun} instance={instance} at={clock.at} />
      </div>
    </Panel>
  );
}

/** Tells whether the panel can be seen to what stands above it. */
function Seen({ onSeen }: { readonly onSeen: (seen: boolean) => void }) {
  const seen = usePanelOnScreen();
  useEffect(() => onSeen(seen), [onSeen, seen]);
  return null;
}
