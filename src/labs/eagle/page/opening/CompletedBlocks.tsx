import { useId, useMemo, useRef } from "react";
import { useStore } from "zustand";
import { HeatMaps } from "../../../../platform/charts/HeatMaps";
import { Marker } from "../../../../platform/charts/Marker";
import { largestOf } from "../../../../platform/charts/matrix-pixels";
import { type Size, useSize } from "../../../../platform/ui/measure";
import { useTheme } from "../../../../platform/ui/theme";
import type { TwoSolvers } from "../../engine/opening/two-solvers";
import { given, missing, side } from "../../engine/opening/waves";
import { dragged } from "./dragged";
import { looks } from "./IterationsSlider";
import { openingText } from "./words";

interface CompletedBlocksProps {
  readonly solvers: TwoSolvers;
}

/** The matrix without D, and its enlarged part with the D of either solver, on one colour scale. */
export function CompletedBlocks({ solvers }: CompletedBlocksProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  return (
    <div className="completed-blocks" ref={frame}>
      {size && size.width > 0 && <Pictures {...size} solvers={solvers} />}
    </div>
  );
}

/** The first row and column of the enlarged part, which ends where the matrix does and is twice as large as D. */
const corner = side - 2 * missing;
const enlarged = 2 * missing;

function Pictures({ width, height, solvers }: CompletedBlocksProps & Size) {
  const { value } = useStore(dragged);
  const [theme] = useTheme();
  const places = useMemo(() => placesIn(width, height), [width, height]);
  const { descent, eagle } = places;
  const maps = useMemo(
    () => [
      { rows: side, columns: side, ...square(places.whole), group: 0 },
      { rows: enlarged, columns: enlarged, ...square(places.descent), group: 0 },
      { rows: enlarged, columns: enlarged, ...square(places.eagle), group: 0 },
    ],
    [places],
  );
  const values = useMemo(() => {
    const { matrix } = solvers;
    const zero = new Float64Array(missing * missing);
    return Float64Array.from([
      ...withBlock(matrix, 0, side, zero),
      ...withBlock(matrix, corner, enlarged, solvers.descent.answers[value]),
      ...withBlock(matrix, corner, enlarged, solvers.eagle.answers[value]),
    ]);
  }, [solvers, value]);
  const scale = useMemo(() => largestOf(solvers.matrix), [solvers]);
  const words = openingText;
  const state = (errors: readonly number[]) => (value === 0 ? words.empty : words.off(errors[value]));
  const [ofDescent, ofEagle] = [state(solvers.descent.errors), state(solvers.eagle.errors)];
  const name = useId();
  const said = (short: string) => (places.narrow || value === 0 ? short : words.after(value, short));
  return (
    <>
      <HeatMaps maps={maps} values={values} scale={scale} theme={theme} width={width} height={height} />
      <svg width={width} height={height} role="img" aria-labelledby={name}>
        <title id={name}>{words.chart(value, ofDescent, ofEagle)}</title>
        <WholeMatrix {...places} rank={solvers.rank} />
        <Completed {...descent} look={looks.descent} title={words.descent} state={said(ofDescent)} />
        <Completed {...eagle} look={looks.eagle} title={words.eagle} state={said(ofEagle)} />
      </svg>
    </>
  );
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

interface Places {
  readonly narrow: boolean;
  readonly whole: Place;
  readonly descent: Place;
  readonly eagle: Place;
}

/** Room above a picture for its name and its state. */
const titles = 46;
/** Side of the matrix where it is a thumbnail above the two others. */
const thumbnail = 52;

/** Three pictures in a row; where there is no room for that, the matrix above the other two. */
function placesIn(width: number, height: number): Places {
  if (width < 420) {
    const size = (width - 12) / 2;
    const y = thumbnail + 8 + titles;
    return {
      narrow: true,
      whole: { x: 0, y: 0, size: thumbnail },
      descent: { x: 0, y, size },
      eagle: { x: size + 12, y, size },
    };
  }
  const gap = Math.min(64, 0.06 * width);
  const size = Math.max(40, Math.min((width - 2 * gap) / 3, height - titles - 2));
  const between = Math.min(gap + 40, (width - 3 * size) / 2);
  const left = (width - 3 * size - 2 * between) / 2;
  const at = (place: number) => ({ x: left + place * (size + between), y: titles, size });
  return { narrow: size < 220, whole: at(0), descent: at(1), eagle: at(2) };
}

const square = ({ x, y, size }: Place) => ({ x, y, width: size, height: size });

/** The part of X from row and column `from` on, count x count, with D in its lower right corner. */
function withBlock(matrix: Float64Array, from: number, count: number, D: Float64Array): Float64Array {
  return Float64Array.from({ length: count * count }, (_, at) => {
    const [i, j] = [from + Math.floor(at / count), from + (at % count)];
    return i >= given && j >= given ? D[(i - given) * missing + (j - given)] : matrix[i * side + j];
  });
}

function WholeMatrix({ whole, descent, narrow, rank }: Places & { readonly rank: number }) {
  const hatch = useId();
  const words = openingText;
  const { x, y, size } = whole;
  const above = y < titles;
  const at = (entry: number) => (entry / side) * size;
  const [hole, part] = [at(given), at(corner)];
  const textAt = above ? { x: x + size + 14, lines: [y + 16, y + 34, y + 50] } : { x, lines: [18, 37, 0] };
  return (
    <>
      <text className="completed-title" x={textAt.x} y={textAt.lines[0]}>
        {words.matrix}
      </text>
      {!(narrow && !above) && (
        <text className="completed-note" x={textAt.x} y={textAt.lines[1]}>
          {words.facts(side, rank)}
        </text>
      )}
      {above && (
        <text className="completed-note" x={textAt.x} y={textAt.lines[2]}>
          {words.enlarged}
        </text>
      )}
      <pattern id={hatch} width={6} height={6} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="question-hatch" d="M0,0V6" />
      </pattern>
      <g transform={`translate(${x},${y})`}>
        <rect className="completed-hole" x={hole} y={hole} width={size - hole} height={size - hole} />
        <rect x={hole} y={hole} width={size - hole} height={size - hole} fill={`url(#${hatch})`} stroke="currentColor" />
        <path className="completed-part" d={`M${part},${size}V${part}H${size}V${size}z`} />
        {(above ? (["D"] as const) : (["A", "B", "C", "D"] as const)).map((letter) => (
          <Letter
            key={letter}
            letter={letter}
            x={letter === "A" || letter === "B" ? part / 2 : (hole + size) / 2}
            y={letter === "A" || letter === "C" ? part / 2 : (hole + size) / 2}
          />
        ))}
      </g>
      {!above && (
        <path
          className="completed-part"
          d={`M${x + size},${y + part}L${descent.x - 4},${descent.y}M${x + size},${y + size}L${descent.x - 4},${descent.y + size}`}
        />
      )}
    </>
  );
}

function Letter({ letter, x, y }: { readonly letter: string; readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x},${y})`}>
      <circle className="completed-letter-place" r={11} />
      <text className="completed-letter" y={5} textAnchor="middle">
        {letter}
      </text>
    </g>
  );
}

interface CompletedProps extends Place {
  readonly look: (typeof looks)["eagle"];
  readonly title: string;
  readonly state: string;
}

/** The frame around the D of a solver, below its name and the state of D. */
function Completed({ x, y, size, look, title, state }: CompletedProps) {
  const half = size / 2;
  return (
    <g style={{ color: look.textColor }}>
      <g style={{ color: look.color }}>
        <Marker shape={look.marker} x={x + 6} y={y - 33} area={64} />
        <rect className="completed-frame-line" x={x + half} y={y + half} width={half - 1.5} height={half - 1.5} />
      </g>
      <text className="completed-title" x={x + 18} y={y - 28}>
        {title}
      </text>
      <text className="completed-state" x={x} y={y - 9}>
        {state}
      </text>
    </g>
  );
}
