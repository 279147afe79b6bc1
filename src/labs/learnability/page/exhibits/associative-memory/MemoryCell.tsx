import { type ClipboardEvent, type CSSProperties, type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { inDigits } from "../../../../../platform/charts/format";
import { readEntry } from "../../../../../platform/ui/controls/entry";
import { readPastedTable } from "../../../../../platform/ui/controls/pasted-table";
import { cellText } from "./cell-text";
import type { Entry } from "./table-edits";
import type { Tint } from "./tint";
import { memoryText } from "./words";

export interface MemoryCellProps {
  readonly label: string;
  readonly value: number;
  readonly tint: Tint;
  /** Column among the stops of the row. */
  readonly stop: number;
  readonly tabIndex: 0 | -1;
  /** Whether this is the first number of a value, which is a little apart from the key. */
  readonly first: boolean;
  /** Side on which an error opens: towards the middle of the table. */
  readonly side: "left" | "right";
  /** Whether the number can be read and copied, but not changed. */
  readonly locked: boolean;
  /** Applies a number, or returns the reason and changes nothing. */
  readonly onOffer: (entry: Entry) => string | null;
  /** The same for a block from this cell on. */
  readonly onBlock: (block: readonly (readonly Entry[])[]) => string | null;
}

/** One number of the memory. Until typing begins, the arrow keys move in the grid around it. */
export function MemoryCell({ label, value, tint, stop, tabIndex, first, side, locked, onOffer, onBlock }: MemoryCellProps) {
  const problemId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [{ draft, problem }, setState] = useCellState(value);
  // Before typing begins, the next key replaces the number, as in a spreadsheet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number in the cell triggers this
  useLayoutEffect(() => {
    if (draft === null && document.activeElement === input.current) input.current?.select();
  }, [draft, value]);
  /** @returns whether the typed text has been accepted. */
  const commit = () => {
    if (draft === null) return true;
    const entry = readEntry(draft);
    const answer = entry === value ? null : onOffer(entry);
    setState({ draft: answer === null ? null : draft, problem: answer });
    return answer === null;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (draft === null) return;
    const takes = event.key === "Enter" || event.key === "ArrowUp" || event.key === "ArrowDown";
    // During typing the cell keeps the keys: the caret moves within the text, and the first Escape discards it.
    if (!takes || !commit()) event.stopPropagation();
    if (event.key === "Escape") setState({ draft: null, problem: null });
  };
  const onPaste = (event: ClipboardEvent) => {
    if (locked) return;
    const pasted = readPastedTable(event.clipboardData.getData("text/plain"));
    if (!pasted) return;
    event.preventDefault();
    setState({ draft: null, problem: pasted.ok ? onBlock(pasted.rows) : memoryText.wrongCell(pasted.wrong) });
  };
  return (
    <td className={first ? "memory-cell memory-cell-first" : "memory-cell"}>
      <input
        className="number"
        ref={input}
        style={{ "--tint": `color-mix(in srgb, ${tint.color} ${100 * tint.opacity}%, transparent)` } as CSSProperties}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        readOnly={locked}
        value={draft ?? cellText(value)}
        title={draft === null ? inDigits(String(value)) : undefined}
        aria-label={label}
        aria-invalid={problem !== null}
        aria-describedby={problem === null ? undefined : problemId}
        data-column={stop}
        tabIndex={tabIndex}
        onChange={(event) => setState({ draft: event.target.value, problem: null })}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
      />
      {problem !== null && (
        <span className={`memory-problem memory-problem-${side}`} id={problemId} role="alert">
          {problem}
        </span>
      )}
    </td>
  );
}

interface CellState {
  /** The text being typed; null shows the value. */
  readonly draft: string | null;
  readonly problem: string | null;
}

/** The state is dropped when the value changes by other means: undo, another sample, a button. */
function useCellState(value: number): [CellState, (next: CellState) => void] {
  const [state, setState] = useState<CellState & { readonly value: number }>({ draft: null, problem: null, value });
  const current = state.value === value ? state : { draft: null, problem: null };
  return [current, (next) => setState({ ...next, value })];
}
