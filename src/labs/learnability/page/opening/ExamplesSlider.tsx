import { useStore } from "zustand";
import { placeOnSlider, QuestionSlider, Unseen } from "../../../../platform/shell/opening/QuestionSlider";
import type { Size } from "../../../../platform/ui/measure";
import type { CurvePoint } from "../../engine/learning-curve/learning-curve";
import { dragged, mostExamples } from "./hidden-layer";
import { openingText } from "./words";

export interface ExamplesSliderProps {
  /** As far as the slider has been dragged. */
  readonly points: readonly CurvePoint[];
  /** The error of the learner, in words. */
  readonly said: string;
}

const range = { min: 1, max: mostExamples };

/** Number of training samples, below the error of the learner. */
export function ExamplesSlider({ points, said }: ExamplesSliderProps) {
  const { value: examples } = useStore(dragged);
  const words = openingText;
  return (
    <QuestionSlider
      {...range}
      label={words.examples}
      value={examples}
      shown={
        <>
          <b>{examples}</b> {words.of(mostExamples)}
        </>
      }
      said={`${examples} ${words.of(mostExamples)}. ${said}`}
      strip={(size) => points.length > 0 && <ErrorCurve {...size} points={points} examples={examples} />}
      onDrag={dragged.drag}
    />
  );
}

/** Decades of the error's axis, which is logarithmic. */
const [highest, lowest] = [0.5, -16];

interface ErrorCurveProps extends Size {
  readonly points: readonly CurvePoint[];
  readonly examples: number;
}

function ErrorCurve({ width, height, points, examples }: ErrorCurveProps) {
  const xOf = (count: number) => placeOnSlider(count, range, width);
  const yOf = (error: number) => ((highest - Math.max(lowest, Math.log10(error))) / (highest - lowest)) * (height - 8) + 4;
  const line = points.map(({ examples: count, error }) => `${xOf(count)},${yOf(error)}`).join("L");
  const [start, end] = [xOf(range.min), xOf(points.length)];
  const here = points[Math.min(examples, points.length) - 1];
  const [x, y] = [xOf(here.examples), yOf(here.error)];
  return (
    <svg className="question-learner" width={width} height={height} aria-hidden="true" data-examples={points.length}>
      <Unseen from={end} to={xOf(range.max)} height={height} />
      <path className="question-area" d={`M${start},${height}L${line}L${end},${height}z`} />
      <path className="question-line" d={`M${line}`} />
      <path className="question-mark" d={`M${x},${y - 6}l6,6l-6,6l-6,-6z`} />
      <text className="question-label" x={start + 6} y={height - 8}>
        {end > start + 77 && openingText.soFar}
      </text>
    </svg>
  );
}
