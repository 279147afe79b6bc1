import { type FocusEvent, type KeyboardEvent, memo, type RefObject, useEffect, useRef, useState } from "react";
import { lockText } from "../../../../../platform/shell/class/words";
import { useTheme } from "../../../../../platform/ui/theme";
import type { MemoryTable } from "../../../math/tasks/associative-memory/table";
import { useSession } from "../../session/react";
import { RemoveButton } from "../RemoveButton";
import { focusStop, type Stop, stopAfter } from "./grid-focus";
import { MemoryCell } from "./MemoryCell";
import { type Entry, type Place, valueAt } from "./table-edits";
import { tintOf } from "./tint";
import { memoryText } from "./words";

export interface MemoryGridProps {
  readonly table: MemoryTable;
  /** Index of the key that the query is. */
  readonly match: number | null;
  /** The value whose tint is the strongest. */
  readonly scale: number;
  /** Read only: the numbers can be walked through and not changed. */
  readonly locked: boolean;
  readonly offer: (place: Place, block: readonly (readonly Entry[])[]) => string | null;
  readonly onQuery: (pair: number) => void;
  readonly onRemove: (pair: number) => void;
}

/** Keys, values and query as a grid of numbers: one tab stop, arrow keys within. */
export const MemoryGrid = memo(function MemoryGrid({ table, match, scale, locked, offer, onQuery, onRemove }: MemoryGridProps) {
  const grid = useRef<HTMLTableElement>(null);
  const d = table.query.length;
  const pairs = table.keys.length;
  const removable = pairs > 1 && !locked;
  const [stop, follow] = useTabStop(grid, pairs, d, removable);
  const words = memoryText;
  const reading = locked ? { "aria-readonly": true, "aria-description": lockText.control } : {};
  const tabIndexOf = (row: number, column: number) => (stop.row === row && stop.column === column ? 0 : -1);
  const cellsOf = (row: number) => (
    <RowCells table={table} row={row} scale={scale} locked={locked} offer={offer} tabIndexOf={(column) => tabIndexOf(row, column)} />
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of entries is what a grid is
    <table className="memory-table" role="grid" aria-label={words.table} ref={grid} {...reading} {...follow}>
      <thead>
        <tr>
          <th scope="col">{words.ask}</th>
          <th scope="colgroup" colSpan={d}>
            {words.key}
          </th>
          <th scope="colgroup" colSpan={d}>
            {words.value}
          </th>
          <td />
        </tr>
      </thead>
      <tbody>
        {table.keys.map((_, pair) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a pair is its place
          <tr key={pair}>
            <th scope="row">
              <button
                type="button"
                className="memory-ask"
                aria-label={words.queryKey(pair)}
                aria-pressed={match === pair}
                data-column={0}
                tabIndex={tabIndexOf(pair, 0)}
                {...(locked ? { "aria-disabled": true, title: lockText.control } : { onClick: () => onQuery(pair) })}
              >
                {words.pair(pair)}
              </button>
            </th>
            {cellsOf(pair)}
            <td>
              {removable && (
                <RemoveButton
                  label={words.removePair(pair)}
                  data-column={2 * d + 1}
                  tabIndex={tabIndexOf(pair, 2 * d + 1)}
                  onClick={() => onRemove(pair)}
                />
              )}
            </td>
          </tr>
        ))}
        <tr className="memory-query">
          <th scope="row">{words.query}</th>
          {cellsOf(pairs)}
          <td className="memory-zeta">{words.zeta}</td>
        </tr>
      </tbody>
    </table>
  );
});

/** The stop that Tab leads to, and what the grid listens to. A stop whose row or button has gone is the nearest one left. */
function useTabStop(grid: RefObject<HTMLTableElement | null>, pairs: number, d: number, removable: boolean) {
  const session = useSession();
  const [wanted, setWanted] = useState<Stop>({ row: 0, column: 1 });
  const row = Math.min(wanted.row, pairs);
  const [first, last] = row === pairs ? [1, 2 * d] : [0, removable ? 2 * d + 1 : 2 * d];
  const column = Math.max(first, Math.min(last, wanted.column));
  const inside = useRef(false);
  // The button that was pressed may be gone with its row: the focus stays in the grid.
  // biome-ignore lint/correctness/useExhaustiveDependencies: fewer pairs are what triggers this
  useEffect(() => {
    if (inside.current && grid.current && !grid.current.contains(document.activeElement)) focusStop(grid.current, { row, column });
  }, [pairs]);
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    inside.current = true;
    const line = target.closest("tr");
    if (line && target.dataset.column) setWanted({ row: line.sectionRowIndex, column: Number(target.dataset.column) });
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    // A row that is taken away blurs to nothing; leaving for elsewhere names where.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) inside.current = false;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const travel = travelOf(event);
    if (travel) {
      // The inputs have nothing to undo while nothing is being typed: the keys mean the document.
      event.preventDefault();
      session[travel]();
      return;
    }
    if (event.altKey || event.shiftKey || event.metaKey) return;
    const next = stopAfter(event.key, event.ctrlKey, { row, column });
    if (next && grid.current && focusStop(grid.current, next)) event.preventDefault();
  };
  return [
    { row, column },
    { onFocus, onBlur, onKeyDown },
  ] as const;
}

function travelOf({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): "undo" | "redo" | null {
  if (altKey || !(ctrlKey || metaKey)) return null;
  const letter = key.toLowerCase();
  if (letter === "y" || (letter === "z" && shiftKey)) return "redo";
  return letter === "z" ? "undo" : null;
}

interface RowCellsProps {
  readonly table: MemoryTable;
  readonly row: number;
  readonly scale: number;
  readonly locked: boolean;
  readonly offer: MemoryGridProps["offer"];
  readonly tabIndexOf: (column: number) => 0 | -1;
}

function RowCells({ table, row, scale, locked, offer, tabIndexOf }: RowCellsProps) {
  const [theme] = useTheme();
  const d = table.query.length;
  return Array.from({ length: 2 * d }, (_, column) => {
    const place = { row, column };
    const value = valueAt(table, place);
    return (
      <MemoryCell
        // biome-ignore lint/suspicious/noArrayIndexKey: a coordinate is its place
        key={column}
        label={labelOf(table, place)}
        value={value}
        tint={tintOf(value, scale, theme)}
        stop={column + 1}
        tabIndex={tabIndexOf(column + 1)}
        first={column === d}
        side={column < d ? "left" : "right"}
        locked={locked}
        onOffer={(entry) => offer(place, [[entry]])}
        onBlock={(block) => offer(place, block)}
      />
    );
  });
}

function labelOf({ keys, query }: MemoryTable, { row, column }: Place): string {
  const { cells } = memoryText;
  const d = query.length;
  if (row < keys.length) return column < d ? cells.key(row, column) : cells.value(row, column - d);
  return column < d ? cells.query(column) : cells.noise(column - d);
}
