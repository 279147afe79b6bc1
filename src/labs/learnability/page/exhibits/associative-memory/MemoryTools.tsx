import { PlusIcon } from "../../../../../platform/ui/icons";
import { mostPairs } from "../../../math/tasks/associative-memory/table";
import { usePlayground } from "../../session/react";
import type { MemoryActions } from "./memory-actions";
import { memoryText } from "./words";

export interface MemoryToolsProps {
  readonly actions: MemoryActions;
  /** Pairs in the table. */
  readonly pairs: number;
  /** Message of the last action; without one the line explains the keys. */
  readonly said: string | null;
  readonly locked: boolean;
}

/** Larger changes of the table, and a line about it. */
export function MemoryTools({ actions, pairs, said, locked }: MemoryToolsProps) {
  const words = memoryText;
  const equation14 = usePlayground(({ experiment: { task } }) => task.kind === "associative-memory" && task.labels === "equation-14");
  return (
    <div className="memory-tools">
      <div className="pills">
        <button type="button" className="pill" onClick={actions.addPair} aria-disabled={pairs >= mostPairs}>
          <PlusIcon />
          {words.addPair}
        </button>
        <button type="button" className="pill" onClick={actions.orthonormalise}>
          {words.orthonormalise}
        </button>
        <button type="button" className="pill" onClick={actions.drawKeys}>
          {words.randomKeys}
        </button>
        <button type="button" className="pill" onClick={actions.silence} title={words.noNoiseHelp}>
          {words.noNoise}
        </button>
      </div>
      {equation14 && <p className="memory-note">{words.equation14}</p>}
      <p className={said === null ? "memory-help" : "memory-help tone-warning"} role="status">
        {said ?? (locked ? null : words.tableHelp)}
      </p>
    </div>
  );
}
