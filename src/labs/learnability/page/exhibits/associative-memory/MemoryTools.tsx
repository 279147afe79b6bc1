import { PlusIcon, ResetIcon, SlidersIcon } from "../../../../../platform/ui/icons";
import { CopyIcon, DiceIcon, RemoveIcon } from "../../../../../platform/ui/late-icons";
import type { PanelTool } from "../../../../../platform/ui/panel/panel-tools";
import { usePlayground } from "../../session/react";
import type { MemoryActions } from "./memory-actions";
import { memoryText } from "./words";

export interface MemoryNoteProps {
  /** Message of the last action; without one the line explains the keys. */
  readonly said: string | null;
  readonly locked: boolean;
}

/** Larger changes of the table. */
export function memoryTools(actions: MemoryActions, own: boolean): readonly PanelTool[] {
  const words = memoryText;
  return [
    own
      ? { name: words.samples, icon: <ResetIcon />, act: actions.backToSamples }
      : { name: words.edit, icon: <CopyIcon />, act: actions.copy },
    { name: words.addPair, icon: <PlusIcon />, act: actions.addPair },
    { name: words.orthonormalise, icon: <SlidersIcon />, act: actions.orthonormalise },
    { name: words.randomKeys, icon: <DiceIcon />, act: actions.drawKeys },
    { name: words.noNoise, icon: <RemoveIcon />, act: actions.silence },
  ];
}

/** A line about the table. */
export function MemoryNote({ said, locked }: MemoryNoteProps) {
  const words = memoryText;
  const equation14 = usePlayground(({ experiment: { task } }) => task.kind === "associative-memory" && task.labels === "equation-14");
  return (
    <div className="memory-tools">
      {equation14 && <p className="memory-note">{words.equation14}</p>}
      <p className={said === null ? "memory-help" : "memory-help tone-warning"} role="status">
        {said ?? (locked ? null : words.tableHelp)}
      </p>
    </div>
  );
}
