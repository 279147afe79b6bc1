/**
 * Reads cells off a matrix chart: by pointer, by finger, or with the arrow keys. Like the read-out of a curve, it is a
 * slider to assistive technology whose value is the sentence read at the cell.
 */
import { type KeyboardEvent, type PointerEvent, useState } from "react";
import type { Area } from "./loss-data";
import { placeWithin } from "./pointer";
import { ReadingBox, type ReadOutRow, readingSentence } from "./ReadOut";

export interface CellReading {
  readonly title: string;
  readonly rows: readonly ReadOutRow[];
  /** The cell in every matrix that shows it. */
  readonly marks: readonly Area[];
  /** Where the read-out stands: the matrix under the pointer, or the first. */
  readonly at: Area;
}

/** A place on the chart: which matrix, and its row and column. */
export interface Cell {
  readonly matrix: number;
  readonly row: number;
  readonly column: number;
}

export interface GridReadOutProps {
  readonly label: string;
  readonly width: number;
  readonly height: number;
  /** Matrices one after another; there is at least one. */
  readonly matrices: number;
  /** Shape of every matrix, or of the largest. */
  readonly rows: number;
  readonly columns: number;
  /** The shape of each, where they differ. */
  readonly shapeOf?: (matrix: number) => { readonly rows: number; readonly columns: number };
  readonly locate: (x: number, y: number) => Cell | null;
  readonly read: (cell: Cell) => CellReading;
  /** Called whenever another cell is read. */
  readonly onRead?: (cell: Cell) => void;
  /** Takes the cell that is read, by click or Enter. */
  readonly onChoose?: (cell: Cell) => void;
}

export function GridReadOut(props: GridReadOutProps) {
  const { label, width, height, matrices, rows, columns, locate, read, onRead, onChoose } = props;
  const [chosen, choose] = useState<Cell | null>(null);
  const cell = chosen && within(chosen, props);
  const reading = cell && read(cell);
  const resting = cell ?? { matrix: 0, row: 0, column: 0 };

  const setChosen = (next: Cell | null) => {
    choose(next);
    if (next && !(cell && sameCell(cell, next))) onRead?.(next);
  };
  const follow = (event: PointerEvent<HTMLDivElement>) => {
    const { x, y } = placeWithin(event.currentTarget, event);
    setChosen(locate(x, y));
  };
  const steer = (event: KeyboardEvent) => {
    if (event.key === "Escape" && !cell) return;
    if (event.key === "Enter") onChoose?.(resting);
    const next = event.key === "Escape" ? null : steered(event.key, resting);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next && within(next, props));
  };

  return (
    <>
      <div
        className="readout-area"
        role="slider"
        tabIndex={0}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={matrices * rows * columns - 1}
        aria-valuenow={(resting.matrix * rows + resting.row) * columns + resting.column}
        aria-valuetext={readingSentence(reading ?? read(resting))}
        style={{ left: 0, top: 0, width, height }}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setChosen(null)}
        onClick={() => cell && onChoose?.(cell)}
        onFocus={(event) => event.currentTarget.matches(":focus-visible") && setChosen(cell ?? resting)}
        onBlur={() => setChosen(null)}
        onKeyDown={steer}
      />
      {reading && <Marked reading={reading} width={width} />}
    </>
  );
}

function Marked({ reading, width }: { readonly reading: CellReading; readonly width: number }) {
  const { marks, at } = reading;
  const onLeft = (at.left + at.right) / 2 > width / 2;
  return (
    <>
      {marks.map(({ left, top, right, bottom }) => (
        <div key={`${left},${top}`} className="readout-cell" style={{ left, top, width: right - left, height: bottom - top }} />
      ))}
      <ReadingBox reading={reading} x={onLeft ? at.left : at.right} onLeft={onLeft} top={at.bottom} />
    </>
  );
}

function sameCell(a: Cell, b: Cell): boolean {
  return a.matrix === b.matrix && a.row === b.row && a.column === b.column;
}

function within({ matrix, row, column }: Cell, { matrices, rows, columns, shapeOf }: GridReadOutProps): Cell {
  const held = (value: number, count: number) => Math.max(0, Math.min(count - 1, value));
  const chosen = held(matrix, matrices);
  const shape = shapeOf?.(chosen) ?? { rows, columns };
  return { matrix: chosen, row: held(row, shape.rows), column: held(column, shape.columns) };
}

function steered(key: string, { matrix, row, column }: Cell): Cell | undefined {
  if (key === "ArrowLeft") return { matrix, row, column: column - 1 };
  if (key === "ArrowRight") return { matrix, row, column: column + 1 };
  if (key === "ArrowUp") return { matrix, row: row - 1, column };
  if (key === "ArrowDown") return { matrix, row: row + 1, column };
  if (key === "PageUp") return { matrix: matrix - 1, row, column };
  if (key === "PageDown") return { matrix: matrix + 1, row, column };
  if (key === "Home") return { matrix, row, column: 0 };
  if (key === "End") return { matrix, row, column: Number.MAX_SAFE_INTEGER };
  return undefined;
}
