import { useId, useMemo, useRef } from "react";
import { useSize } from "../../../../platform/ui/measure";
import type { CurvePoint } from "../../engine/learning-curve/learning-curve";
import { questionCounts } from "./hidden-layer";
import { openingText } from "./words";

export interface AnswersPictureProps {
  /** Null before the questions are known. */
  readonly truth: Float64Array | null;
  readonly point: CurvePoint | null;
  readonly narrow: boolean;
}

/** Outputs of the layer as strokes in ascending order, and outputs of the learner as dots. */
export function AnswersPicture({ truth, point, narrow }: AnswersPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const count = narrow ? questionCounts.narrow : questionCounts.wide;
  const order = useMemo(() => truth && orderOf(truth, count), [truth, count]);
  const name = useId();
  return (
    <figure className="question-picture">
      <div className="question-frame" ref={frame}>
        {size && truth && order && point && (
          <svg width={size.width} height={size.height} role="img" aria-labelledby={name}>
            <title id={name}>{openingText.chart(count, point.error)}</title>
            <Answers {...size} order={order} truth={truth} answers={point.answers} />
          </svg>
        )}
      </div>
      <figcaption>{narrow ? openingText.unseenShort(count) : openingText.unseen(count)}</figcaption>
    </figure>
  );
}

/** The first test sequences, ordered by the layer's outputs. */
function orderOf(truth: Float64Array, count: number): readonly number[] {
  return Array.from({ length: Math.min(count, truth.length) }, (_, i) => i).sort((a, b) => truth[a] - truth[b]);
}

interface AnswersProps {
  readonly width: number;
  readonly height: number;
  readonly order: readonly number[];
  readonly truth: Float64Array;
  readonly answers: Float64Array;
}

/** Room above and below for what lies at the edge. */
const margin = 10;

function Answers({ width, height, order, truth, answers }: AnswersProps) {
  const [least, largest] = [truth[order[0]], truth[order[order.length - 1]]];
  const step = width / order.length;
  const half = Math.min(7, 0.38 * step);
  const radius = Math.min(5, 0.34 * step);
  const yOf = (value: number) => margin + ((largest - value) / (largest - least || 1)) * (height - 2 * margin);
  const zero = yOf(0);
  return (
    <>
      {zero > 0 && zero < height && <line className="question-zero" x2={width} y1={zero} y2={zero} />}
      {order.map((question, place) => {
        const x = (place + 0.5) * step;
        const [y, answered] = [yOf(truth[question]), yOf(answers[question])];
        const edge = answered < radius ? radius : answered > height - radius ? height - radius : null;
        return (
          <g key={question}>
            <line className="question-gap" x1={x} x2={x} y1={y} y2={edge ?? answered} />
            <line className="question-stroke" x1={x - half} x2={x + half} y1={y} y2={y} />
            {edge === null ? (
              <circle className="question-dot" cx={x} cy={answered} r={radius} />
            ) : (
              <path className="question-dot" d={triangle(x, edge, edge === radius ? -radius : radius)} />
            )}
          </g>
        );
      })}
    </>
  );
}

/** Beyond the frame, and on which side. */
function triangle(x: number, y: number, reach: number): string {
  return `M${x - Math.abs(reach)},${y - reach}H${x + Math.abs(reach)}L${x},${y + reach}z`;
}
