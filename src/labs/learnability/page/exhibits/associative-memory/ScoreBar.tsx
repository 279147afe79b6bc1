import { Marker } from "../../../../../platform/charts/Marker";
import type { LearnerAnswer } from "./memory-answers";

const width = 120;
const height = 22;
/** Beside the ends: half of a marker. */
const margin = 6;

/** Where scores stand on bars that are all of one scale. */
export interface ScoreAxis {
  readonly zero: number;
  at(score: number): number;
}

/** Negative rounding noise needs no room. */
const noise = 1e-9;

export function scoreAxis(groups: readonly Float64Array[]): ScoreAxis {
  let [least, largest] = [0, 0];
  for (const scores of groups)
    for (const score of scores) {
      if (score < least) least = score;
      if (score > largest) largest = score;
    }
  if (-least < noise * largest) least = 0;
  const span = largest - least || 1;
  const at = (score: number) => margin + ((score - least) / span) * (width - 2 * margin);
  return { zero: at(0), at };
}

export interface ScoreBarProps {
  readonly axis: ScoreAxis;
  readonly scores: Float64Array;
  /** Of Z: whose score is drawn. */
  readonly column: number;
  /** The query's own column, which is no entry of the memory. */
  readonly own: boolean;
  readonly learned: readonly LearnerAnswer[];
}

/** A score of the hidden layer as a bar, and what learners have made of it as marks on it. */
export function ScoreBar({ axis, scores, column, own, learned }: ScoreBarProps) {
  const end = axis.at(scores[column]);
  const [left, right] = [Math.min(axis.zero, end), Math.max(axis.zero, end)];
  return (
    <svg className="staged-bar" width={width} height={height} aria-hidden="true">
      <path d={`M${Math.round(axis.zero) + 0.5},0V${height}`} />
      <rect data-own={own || undefined} x={left} y={height / 2 - 5} width={right - left} height={10} />
      {learned.map(
        ({ learner: { index, marker, color }, scores: of }) =>
          of && (
            <g key={index} style={{ color }}>
              <Marker shape={marker} x={Math.max(margin, Math.min(width - margin, axis.at(of[column])))} y={height / 2} area={44} />
            </g>
          ),
      )}
    </svg>
  );
}
