import { buttonsInRow, roving } from "../../../../../platform/ui/roving";
import "./automaton.css";
import "./word-run.css";
import "./transition-table.css";
import "./text-views.css";
import "./layer.css";
import "./staged-automaton.css";
import { useMemo, useRef, useState } from "react";
import { LockedPart } from "../../../../../platform/shell/class/LockedPart";
import { useLocked } from "../../../../../platform/shell/class/locks";
import { lockText } from "../../../../../platform/shell/class/words";
import { Explanation } from "../../../../../platform/shell/help/Explanation";
import { usePanelView } from "../../../../../platform/shell/use-panel-view";
import { Panel } from "../../../../../platform/ui/panel/Panel";
import { useStaged, useStageSteps } from "../../../../../platform/ui/panel/staging";
import { problemSaid, saidParts } from "../../../../../platform/ui/problem-said";
import { type Automaton, readWord } from "../../../math/tasks/automaton/automaton";
import type { AutomatonSpec } from "../../../math/tasks/automaton/schema";
import { usePlayground, useSession } from "../../session/react";
import { automatonTable } from "./automaton-data";
import { automatonSentence } from "./automaton-sentence";
import { type Execution, execute, isReading, type LayerForm, lettersRead, momentsPerLetter } from "./execution";
import { GraphView } from "./GraphView";
import type { RunMark } from "./graph-parts";
import { LayerView } from "./LayerView";
import { withWord } from "./learning";
import { FileMessage, MachineTools } from "./MachineTools";
import { useRunClock } from "./run-clock";
import { automatonShown, type Tab, tabs } from "./shown";
import { TextView } from "./TextView";
import { TransitionTable } from "./TransitionTable";
import { useFiles } from "./use-files";
import { WordRun } from "./WordRun";
import { WordsView } from "./WordsView";
import { automatonText } from "./words";
import { useWorkbench, type Workbench } from "./workbench";

/** States, arrows and buttons of the graph; a selected state is moved by the arrow keys. */
const inGraph = roving(".graph :is(.react-flow__node, .react-flow__edge), .graph-tools .pill", {
  keeps: (item) => item.matches(".selected"),
});

/** A finite automaton that can be drawn, entered and typed, and the attention layer that executes it. */
export function AutomatonPanel() {
  const task = usePlayground((state) => state.experiment.task);
  return task.kind === "automaton" ? <AutomatonOf task={task} /> : null;
}

function AutomatonOf({ task }: { readonly task: AutomatonSpec }) {
  const session = useSession();
  const words = automatonText;
  const body = useRef<HTMLDivElement>(null);
  const bench = useWorkbench(task.machine);
  const locked = useLocked("automaton.machine");
  const wordLocked = useLocked("automaton.word");
  const files = useFiles(bench, body);
  const [{ layer, tab }, choose] = usePanelView("automaton", automatonShown);
  const form = layer ?? task.form;
  const { execution, problem } = useExecution(task.machine, task.word, form);
  const run = `${task.word} ${JSON.stringify(task.machine.transitions)}`;
  const clock = useRunClock(run, execution?.word.length ?? 0, execution ? momentsPerLetter(execution) : 1);
  const complete = bench.problems.length === 0;
  // The run is that of the last complete automaton: the graph of an unfinished one does not show it.
  const mark = useMemo(() => (execution && complete ? markOf(execution, clock.moment) : null), [execution, complete, clock.moment]);
  const staged = useStaged();
  useStageSteps(words.run.stepHint, (by) => {
    if (clock.moment + by < 0 || clock.moment + by > clock.last) return false;
    clock.goTo(clock.moment + by);
    return true;
  });
  const ofRun = execution ? automatonSentence(execution, clock.moment) : words.sentence.noWord(problem ? saidParts(problem)[0] : "");
  const sentence = complete ? ofRun : `${words.sentence.lastComplete} ${ofRun}`;
  return (
    <Panel
      id="automaton"
      title={words.title}
      controls={!staged && <Learn task={task} bench={bench} />}
      summary={sentence}
      plainSummary={() => sentence}
      toolbar={!staged && <MachineTools bench={bench} files={files} locked={locked} />}
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() => (execution ? automatonTable(execution) : { columns: [], rows: [] })}
    >
      <div className="automaton-body" ref={body}>
        <FileMessage files={files} />
        <DraftMessage bench={bench} />
        <div className="automaton-run">
          <WordRun
            word={task.word}
            locked={wordLocked}
            execution={execution}
            complete={complete}
            problem={problem}
            clock={clock}
            onWord={(word) => session.edit((experiment) => withWord(experiment, word), { merge: "task.word" })}
          />
        </div>
        <div className="automaton-editor" ref={inGraph}>
          <GraphView draft={bench.draft} mark={mark} locked={locked || staged} onChange={bench.change} />
          {!staged && (
            <OtherViews bench={bench} current={mark?.state ?? null} locked={locked} tab={tab} onTab={(next) => choose({ tab: next })} />
          )}
        </div>
        <LayerView {...{ execution, form, complete }} moment={clock.moment} onForm={(next) => choose({ layer: next })} summary={sentence} />
      </div>
    </Panel>
  );
}

function useExecution(machine: Automaton, word: string, form: LayerForm) {
  return useMemo(() => {
    const read = readWord(machine, word);
    return read.ok ? { execution: execute(machine, read.word, form), problem: null } : { execution: null, problem: read.problem };
  }, [machine, word, form]);
}

/** The state of the run, and the arrow that it takes or has taken. */
function markOf(execution: Execution, moment: number): RunMark {
  const { automaton, states } = execution;
  const read = lettersRead(execution, moment);
  const last = isReading(execution, moment) ? read + 1 : read;
  const arrow = last > 0 ? { from: automaton.states[states[last - 1]], to: automaton.states[states[last]] } : null;
  return { state: automaton.states[states[read]], arrow };
}

/** The training data, and the button that trains on this automaton. */
function Learn({ task, bench }: { readonly task: AutomatonSpec; readonly bench: Workbench }) {
  const words = automatonText;
  const locked = useLocked("automaton.family", "automaton.machine");
  const complete = bench.problems.length === 0;
  if (task.family === "one") return <span className="automaton-learned">{complete ? words.learned : words.learnedComplete}</span>;
  const help = complete ? words.learnHelp : words.learnUnfinished;
  const title = locked ? lockText.beside(help) : help;
  return (
    <button type="button" className="pill" disabled={locked || !complete} title={title} onClick={bench.learn}>
      {words.learn}
    </button>
  );
}

interface OtherViewsProps {
  readonly bench: Workbench;
  readonly current: string | null;
  readonly locked: boolean;
  readonly tab: Tab | null;
  readonly onTab: (tab: Tab) => void;
}

/** Table, text and test words, one at a time below the graph. */
function OtherViews({ bench, current, locked, tab, onTab }: OtherViewsProps) {
  const words = automatonText.views;
  // An unfinished text is shown first after a return to the panel, even where its experiment loads after the panel. The text
  // view stays when the text is complete again.
  const [usual, setUsual] = useState<Tab>("table");
  if (bench.text !== null && usual === "table") setUsual("text");
  const view = tab ?? usual;
  return (
    <div className="automaton-views">
      <fieldset className="panel-views" aria-label={words.label} ref={buttonsInRow}>
        {tabs.map((one) => (
          <button key={one} type="button" aria-pressed={view === one} onClick={() => onTab(one)}>
            {words[one]}
          </button>
        ))}
      </fieldset>
      <div className="automaton-view">
        {view === "table" && (
          <LockedPart locked={locked} noted>
            <TransitionTable draft={bench.draft} current={current} locked={locked} onChange={bench.change} />
          </LockedPart>
        )}
        {view === "text" && <TextView bench={bench} locked={locked} />}
        {view === "words" && <WordsView machine={bench.machine} complete={bench.problems.length === 0} />}
      </div>
    </div>
  );
}

/** Missing parts of an unfinished automaton, with the remedy; empty while it is complete. */
function DraftMessage({ bench }: { readonly bench: Workbench }) {
  const words = automatonText.draft;
  const [first] = bench.problems;
  return (
    <div className="draft-message" role="status">
      {first && (
        <>
          <p>
            <strong>{words.unfinished}</strong> {problemSaid(first)}
            {bench.problems.length > 1 ? ` ${words.more(bench.problems.length - 1)}` : ""}. {words.meanwhile}
          </p>
          <button type="button" className="pill" onClick={bench.discard}>
            {words.discard}
          </button>
        </>
      )}
    </div>
  );
}
