import { type CSSProperties, useId, useRef } from "react";
import { useStore } from "zustand";
import { useSize } from "../../../../platform/ui/measure";
import type { CurvePoint } from "../../engine/learning-curve/learning-curve";
import { draggedStore, dragTo, mostExamples } from "./hidden-layer";
import { openingText } from "./words";

export interface ExamplesSliderProps {
  /** As far as the slider has been dragged. */
  readonly points: readonly CurvePoint[];
  /** The error of the learner, in words. */
  readonly said: string;
}

/** The slider; above it the error on the same axis, drawn as far as the slider has been, so that it does not give the answer away. */
export function ExamplesSlider({ points, said }: ExamplesSliderProps) {
  const { examples } = useStore(draggedStore);
  const id = useId();
  const words = openingText;
  return (
    <div className="question-drag">
      <label htmlFor={id}>{words.examples}</label>
      <span className="question-count number">
        <b>{examples}</b> {words.of(mostExamples)}
      </span>
      <ErrorSoFar points={points} examples={examples} />
      <input
        id={id}
        type="range"
        min={1}
        max={mostExamples}
        value={examples}
        style={{ "--share": (examples - 1) / (mostExamples - 1) } as CSSProperties}
        aria-valuetext={`${examples} ${words.of(mostExamples)}. ${said}`}
        onChange={(event) => dragTo(event.target.valueAsNumber)}
      />
    </div>
  );
}

/** Decades of the error's axis, which is logarithmic. */
const [highest, lowest] = [0.5, -16];
/** Half of the slider's thumb: its middle goes no farther to either side. */
const inset = 13;

function ErrorSoFar({ points, examples }: Pick<ExamplesSliderProps, "points"> & { readonly examples: number }) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  return (
    <div className="question-error" ref={frame}>
      {size && points.length > 0 && <ErrorCurve {...size} points={points} examples={examples} />}
    </div>
  );
}

interface ErrorCurveProps {
  readonly width: number;
  readonly height: number;
  readonly points: readonly CurvePoint[];
  readonly examples: number;
}

function ErrorCurve({ width, height, points, examples }: ErrorCurveProps) {
  const hatch = useId();
  const xOf = (count: number) => inset + ((count - 1) / (mostExamples - 1)) * (width - 2 * inset);
  const yOf = (error: number) => ((highest - Math.max(lowest, Math.log10(error))) / (highest - lowest)) * (height - 8) + 4;
  const line = points.map(({ examples: count, error }) => `${xOf(count)},${yOf(error)}`).join("L");
  const end = xOf(points.length);
  const right = width - inset;
  const here = points[Math.min(examples, points.length) - 1];
  const [x, y] = [xOf(here.examples), yOf(here.error)];
  return (
    <svg width={width} height={height} aria-hidden="true" data-examples={points.length}>
      <pattern id={hatch} width={7} height={7} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className="question-hatch" d="M0,0V7" />
      </pattern>
      <rect x={end} width={Math.max(0, right - end)} height={height} fill={`url(#${hatch})`} />
      <path className="question-area" d={`M${inset},${height}L${line}L${end},${height}z`} />
      <path className="question-line" d={`M${line}`} />
      <path className="question-mark" d={`M${x},${y - 6}l6,6l-6,6l-6,-6z`} />
      <text className="question-label" x={inset + 6} y={height - 8}>
        {end > inset + 90 && openingText.soFar}
      </text>
      {right - end > 150 && (
        <text className="question-label question-rest" x={(end + right) / 2} y={height / 2 + 4}>
          {openingText.dragOn}
        </text>
      )}
    </svg>
  );
}
