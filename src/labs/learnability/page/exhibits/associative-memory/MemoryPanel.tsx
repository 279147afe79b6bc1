import { useState } from "react";
import { LockedPart } from "../../../../../platform/shell/class/LockedPart";
import { useLocked } from "../../../../../platform/shell/class/locks";
import { Explanation } from "../../../../../platform/shell/help/Explanation";
import { readingPace } from "../../../../../platform/state/react";
import { Panel, PanelEmpty, usePanelOnScreen } from "../../../../../platform/ui/panel/Panel";
import { useStaged, useStageSteps } from "../../../../../platform/ui/panel/staging";
import { failureSaid } from "../../../../../platform/ui/problem-said";
import { unbroken } from "../../../../../platform/ui/unbroken";
import type { AssociativeMemorySpec } from "../../../math/tasks/associative-memory/schema";
import { ComparedChips } from "../../panels/AttentionPanel";
import { useComparing, useLook } from "../../panels/Looking";
import { SampleStepper } from "../../panels/SampleStepper";
import { usePlayground, useSeries, useSession } from "../../session/react";
import type { RunSeries } from "../../session/series";
import { LiveRetrieval } from "./LiveRetrieval";
import { MemoryGrid } from "./MemoryGrid";
import { MemoryPlanes } from "./MemoryPlanes";
import { MemoryNote, memoryTools } from "./MemoryTools";
import { useMemoryActions } from "./memory-actions";
import { learnerAnswers } from "./memory-answers";
import { memoryTable } from "./memory-data";
import { memorySentence } from "./memory-sentence";
import { useReadMemory } from "./read-memory";
import type { Retrieval } from "./retrieval";
import { StagedMemory } from "./StagedMemory";
import { SumStepper } from "./SumStepper";
import { memoryText } from "./words";
import "./memory.css";

/** An associative memory that can be typed into, and how attention reads it. */
export function MemoryPanel() {
  const task = usePlayground((state) => state.experiment.task);
  return task.kind === "associative-memory" ? <MemoryOf task={task} /> : null;
}

function MemoryOf({ task }: { readonly task: AssociativeMemorySpec }) {
  const { series } = useSession();
  const compare = useComparing();
  const memory = useReadMemory(task);
  const [actions, said] = useMemoryActions(memory, memory?.retrieval.match ?? null);
  const [steps, setSteps] = useState<number | null>(null);
  const locked = useLocked("associative-memory.table");
  const words = memoryText;
  const all = memory ? termsOf(memory.retrieval) : 0;
  const taken = Math.min(steps ?? all, all);
  const staged = useStaged();
  useStageSteps(words.staged.hint, (by) => {
    if (taken + by < 0 || taken + by > all) return false;
    setSteps(taken + by);
    return true;
  });
  return (
    <Panel
      id="memory"
      title={words.title}
      choices={
        <>
          <Looks />
          {!staged && memory && <Source own={memory.own} />}
          <ComparedChips />
        </>
      }
      tools={actions && memory && !locked && !staged ? memoryTools(actions, memory.own) : []}
      controls={memory && !staged && <SumStepper taken={taken} all={all} onTake={setSteps} />}
      summary={memory && <Summary retrieval={memory.retrieval} />}
      plainSummary={() =>
        memory ? memorySentence(memory.retrieval, learnerAnswers(memory.retrieval, compare(series).compared)) : words.begin
      }
      explanation={<Explanation sentences={words.explain} formula={words.formula} />}
      table={() =>
        memory
          ? memoryTable(memory.table, memory.retrieval, learnerAnswers(memory.retrieval, compare(series).compared))
          : { columns: [], rows: [] }
      }
    >
      {staged && memory ? (
        <StagedMemory memory={memory} taken={taken} />
      ) : memory && actions ? (
        <div className="memory-body">
          <div className="memory-left">
            <div className="memory-scroll">
              <MemoryGrid
                table={memory.table}
                match={memory.retrieval.match}
                scale={memory.scale}
                locked={locked}
                offer={actions.offer}
                onQuery={actions.ask}
                onRemove={actions.removePair}
              />
            </div>
            <LockedPart locked={locked} noted>
              <MemoryNote said={said} locked={locked} />
            </LockedPart>
            {task.d === 2 && <MemoryPlanes memory={memory} locked={locked} offer={actions.offer} />}
          </div>
          <LiveRetrieval memory={memory} taken={taken} />
        </div>
      ) : (
        <PanelEmpty>{emptyWords(series)}</PanelEmpty>
      )}
    </Panel>
  );
}

/** Terms that the labels are made of: without the query's own column, where they leave it out. */
function termsOf({ tokens, omitsOwn }: Retrieval): number {
  return omitsOwn ? tokens.n - 1 : tokens.n;
}

function emptyWords({ certificate }: RunSeries): string {
  const words = memoryText;
  return certificate?.failure ? words.failed(failureSaid(certificate.failure)) : words.begin;
}

/** Asks for views of the learners while the panel can be seen, be it as chart or as table. */
function Looks() {
  useLook("memory", usePanelOnScreen());
  return null;
}

function Summary({ retrieval }: { readonly retrieval: Retrieval }) {
  const compare = useComparing();
  const staged = useStaged();
  const { compared } = compare(useSeries(usePanelOnScreen(), readingPace));
  // On a slide learners have rows of their own, as far as there is room.
  return unbroken(memorySentence(retrieval, staged ? [] : learnerAnswers(retrieval, compared)));
}

/** Which sample the numbers are of, unless they are a person's own. */
function Source({ own }: { readonly own: boolean }) {
  const { target } = useSession().series;
  if (own) return <span className="memory-source">{memoryText.own}</span>;
  return target && <SampleStepper samples={target.samples} training={target.training} />;
}
