import { useMemo } from "react";
import { ChartImage } from "../../../../platform/charts/ChartImage";
import { ColorLegend } from "../../../../platform/charts/ColorLegend";
import type { PaletteTheme } from "../../../../platform/charts/diverging";
import { HeatMaps } from "../../../../platform/charts/HeatMaps";
import { wrapped } from "../../../../platform/charts/wrap";

export interface Completion {
  readonly id: string;
  readonly name: string;
  /** CSS colour of its name. */
  readonly color: string;
  readonly note: string;
  /** The note where there is little room: a number alone. */
  readonly short: string;
  /** rows x columns, row-major. */
  readonly values: ArrayLike<number>;
}

export interface CompletionWords {
  readonly name: string;
  readonly summary: string;
  readonly truth: string;
  readonly truthNote: string;
  readonly difference: string;
  /** In place of a difference that is too small to be seen; null for no difference at all. */
  equal(digits: number | null): string;
}

export interface CompletionChartProps {
  readonly width: number;
  readonly height: number;
  readonly rows: number;
  readonly columns: number;
  /** The true block; null where it is not known. */
  readonly truth: ArrayLike<number> | null;
  readonly completions: readonly Completion[];
  readonly theme: PaletteTheme;
  readonly words: CompletionWords;
}

const [gap, foot] = [10, 34];
/** Narrower pictures have no room for a name: they stand in two bands, in a panel that is tall enough for them. */
const [leastCell, leastHeight] = [60, 280];
/** Above the pictures: lines of names and one of notes. */
const [headOfOne, line] = [36, 14];

/** Differences up to this share of the scale have hardly any colour: words stand in their place. */
const visibleShare = 0.01;

/**
 * Estimates of block D above their differences from the true one, on one colour scale. In a narrow panel many solvers have two
 * bands.
 */
export function CompletionChart({ width, height, rows, columns, truth, completions, theme, words }: CompletionChartProps) {
  const places = completions.length + (truth ? 1 : 0);
  const lines = truth ? 2 : 1;
  const bands = cellOf(width, places) < leastCell && height >= leastHeight ? 2 : 1;
  const across = Math.ceil(places / bands);
  const cell = Math.min(cellOf(width, across), 168);
  const names = [...(truth ? [words.truth] : []), ...completions.map(({ name }) => name)].map((name) => linesOf(name, cell));
  const nameLines = Math.max(1, ...names.map(({ length }) => length));
  const head = headOfOne + (nameLines - 1) * line;
  const down = (height - foot - bands * (head + gap * lines) + gap) / (bands * lines);
  // In tall blocks several entries share a pixel; the one of largest magnitude is drawn.
  const unit = Math.max(1 / rows, Math.min(cell / columns, down / rows));
  const [pictureWidth, pictureHeight] = [columns * unit, rows * unit];
  const column = (place: number) => (place % across) * (cell + gap);
  const scale = useMemo(() => largest(truth ? [truth] : completions.map(({ values }) => values)), [truth, completions]);
  // Flat blocks leave less height than the words beside the lower row need.
  const beside = truth ? wrapped(words.difference, cell) : [];
  const lower = Math.max(pictureHeight, beside.length * line);
  const lowerCentre = head + pictureHeight + gap + lower / 2;
  const bandHeight = (truth ? lowerCentre + lower / 2 : head + pictureHeight) + gap;
  const top = (place: number) => Math.floor(place / across) * bandHeight;
  const map = (place: number, row: number) => ({
    rows,
    columns,
    x: column(place),
    y: top(place) + (row === 0 ? head : lowerCentre - pictureHeight / 2),
    width: pictureWidth,
    height: pictureHeight,
    group: 0,
  });
  const first = truth ? 1 : 0;
  const shares = completions.map(({ values }) => (truth ? largestDifference(values, truth) / scale : 0));
  const seen = completions.flatMap((_, place) => (shares[place] <= visibleShare ? [] : [place]));
  const maps = [
    ...(truth ? [map(0, 0)] : []),
    ...completions.map((_, place) => map(place + first, 0)),
    ...(truth ? seen.map((place) => map(place + 1, 1)) : []),
  ];
  const values = stacked(truth, completions, seen, rows * columns);
  return (
    <div className="chart" style={{ width, height }}>
      <HeatMaps maps={maps} values={values} scale={scale} theme={theme} width={width} height={height} />
      <ChartImage width={width} height={height} words={words}>
        {truth && (
          <Title
            x={0}
            y={0}
            room={cell}
            lines={names[0]}
            below={nameLines}
            name={words.truth}
            note={words.truthNote}
            short=""
            color="var(--ink)"
          />
        )}
        {completions.map(({ id, name, note, short, color }, place) => (
          <Title
            key={id}
            {...{ name, note, short, color }}
            x={column(place + first)}
            y={top(place + first)}
            room={cell}
            lines={names[place + first]}
            below={nameLines}
          />
        ))}
        {maps.map(({ x, y }) => (
          <rect key={`${x} ${y}`} className="block-frame" x={x} y={y} width={pictureWidth} height={pictureHeight} />
        ))}
        {truth && completions.length > 0 && <Difference lines={beside} y={lowerCentre} />}
        {truth &&
          completions.map(
            ({ id }, place) =>
              !seen.includes(place) && (
                <Equal
                  key={id}
                  left={column(place + 1)}
                  x={column(place + 1) + pictureWidth / 2}
                  y={top(place + 1) + lowerCentre}
                  width={cell}
                  height={lower}
                  said={words.equal(shares[place] > 0 ? Math.floor(-Math.log10(shares[place])) : null)}
                />
              ),
          )}
        {scale > 0 && (
          <ColorLegend x={-12} room={width + 12} y={Math.min(height - 14, bands * bandHeight + 6)} scale={scale} theme={theme} />
        )}
      </ChartImage>
    </div>
  );
}

/** Width of a picture where so many stand side by side. */
function cellOf(width: number, count: number): number {
  return (width - gap * (count - 1)) / Math.max(1, count);
}

function Difference({ lines, y }: { readonly lines: readonly string[]; readonly y: number }) {
  return lines.map((words, at) => (
    <text key={words} className="chart-tick" x={0} y={y + (at - (lines.length - 1) / 2) * line + 4}>
      {words}
    </text>
  ));
}

interface EqualProps {
  /** Of the column, over which its words must not go: the picture may be narrower than they are. */
  readonly left: number;
  /** Of the middle of the place where the difference would be drawn. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly said: string;
}

/** Words in place of a difference, in several lines in little room; an equals sign where they do not fit. */
function Equal({ left, x, y, width, height, said }: EqualProps) {
  const lines = wrapped(said, width);
  const fits = lines.every((one) => widthOf(one) <= width + 8) && lines.length * line <= Math.max(line, height);
  const middle = fits ? Math.max(x, left + Math.max(...lines.map(widthOf)) / 2) : x;
  return (
    <text className="chart-tick" textAnchor="middle">
      <title>{said}</title>
      {(fits ? lines : ["="]).map((one, at, all) => (
        <tspan key={one} x={middle} y={y + (at - (all.length - 1) / 2) * line + 4}>
          {one}
        </tspan>
      ))}
    </text>
  );
}

/** NaN where an entry is none, as that of a solver that diverged. */
function largestDifference(values: ArrayLike<number>, truth: ArrayLike<number>): number {
  let most = 0;
  for (let i = 0; i < values.length; i++) most = Math.max(most, Math.abs(values[i] - truth[i]));
  return most;
}

/** As much of a name as fits, with a mark where it was cut. */
function cut(words: string, fits: (words: string) => boolean): string {
  if (fits(words)) return words;
  let shorter = words;
  while (!fits(`${shorter}…`)) shorter = shorter.slice(0, -1).trimEnd();
  return `${shorter}…`;
}

interface TitleProps {
  readonly x: number;
  /** Top of its lines. */
  readonly y: number;
  /** Pixels that its words may take. */
  readonly room: number;
  readonly name: string;
  readonly lines: readonly string[];
  /** Lines that the longest name takes: notes stand below them, all at one height. */
  readonly below: number;
  readonly note: string;
  readonly short: string;
  readonly color: string;
}

/** Width of a letter of a name, of a narrow one, and of a letter of a note, about. */
const letter = 7.4;
const narrowLetter = 3.9;
const noteLetter = 6.2;

function widthOf(name: string): number {
  return Array.from(name).reduce((sum, one) => sum + (/[(),.:;il\s]/.test(one) ? narrowLetter : letter), 0);
}

/** Lines of a name: "EAGLE", "(η 0.33,", "γ 0.5)". */
const mostLines = 3;

const softHyphen = "\u00ad";

/** A name in a few lines, broken after a plain space or a hyphen, which may be a soft one; what still does not fit is cut. */
function linesOf(name: string, room: number): readonly string[] {
  const fits = (words: string) => words.length <= 3 || widthOf(words) <= room;
  const lines: string[] = [];
  for (const part of name.split(/(?<=[ \u00ad-])/)) {
    const last = lines.at(-1)?.replace(softHyphen, "");
    if (last !== undefined && (lines.length === mostLines || fits(`${last}${part}`.trimEnd()))) lines[lines.length - 1] = last + part;
    else lines.push(part);
  }
  return lines.map((words) => cut(words.trimEnd().replace(softHyphen, "-"), fits));
}

function Title({ x, y, room, name, lines, below, note, short: number, color }: TitleProps) {
  return (
    <>
      <text className="block-title" style={{ fill: color }}>
        <title>{name.replaceAll(softHyphen, "")}</title>
        {lines.map((words, at) => (
          <tspan key={words} x={x} y={y + 12 + (below - lines.length + at) * line}>
            {words}
          </tspan>
        ))}
      </text>
      <text className="chart-tick" x={x} y={y + 28 + (below - 1) * line}>
        <title>{note}</title>
        {note.length * noteLetter <= room ? note : number}
      </text>
    </>
  );
}

/** All matrices one after another: the true one, the completions, and the differences that are drawn. */
function stacked(
  truth: ArrayLike<number> | null,
  completions: readonly Completion[],
  seen: readonly number[],
  entries: number,
): Float64Array {
  const differences = truth ? seen.map((place) => Float64Array.from(truth, (value, at) => completions[place].values[at] - value)) : [];
  const parts: readonly ArrayLike<number>[] = [...(truth ? [truth] : []), ...completions.map(({ values }) => values), ...differences];
  const result = new Float64Array(entries * parts.length);
  for (const [place, part] of parts.entries()) result.set(part, entries * place);
  return result;
}

function largest(matrices: readonly ArrayLike<number>[]): number {
  let most = 0;
  for (const values of matrices) for (let at = 0; at < values.length; at++) most = Math.max(most, Math.abs(values[at]));
  return most;
}
