import { useMemo } from "react";
import { useStore } from "zustand";
import { placeOnSlider, QuestionSlider, Unseen } from "../../../../platform/shell/opening/QuestionSlider";
import type { Size } from "../../../../platform/ui/measure";
import { conventionStore, dragged } from "./dragged";
import { crossing, open } from "./sentence";
import { openingText } from "./words";

const range = { min: 0, max: open };

/** The decay of the full stop, below the share of the weight that crosses it. */
export function DecaySlider() {
  const { value, farthest } = useStore(dragged);
  const { convention } = useStore(conventionStore);
  const shares = useMemo(() => Array.from({ length: open + 1 }, (_, hundredths) => crossing(hundredths, convention)), [convention]);
  const words = openingText;
  return (
    <QuestionSlider
      {...range}
      page={10}
      label={words.slider}
      value={value}
      shown={<b>{words.value(value)}</b>}
      said={words.chart(value, shares[value])}
      stripLabel={words.strip}
      strip={(size) => <CrossingSoFar {...size} shares={shares} value={value} farthest={farthest} />}
      onDrag={dragged.drag}
    />
  );
}

interface CrossingSoFarProps extends Size {
  /** By hundredths of the decay. */
  readonly shares: readonly number[];
  readonly value: number;
  readonly farthest: number;
}

/** The share at the upper end of the axis. */
const most = 0.5;

function CrossingSoFar({ width, height, shares, value, farthest }: CrossingSoFarProps) {
  const xOf = (hundredths: number) => placeOnSlider(hundredths, range, width);
  const yOf = (share: number) => height - 6 - (share / most) * (height - 12);
  const points = shares.slice(farthest).map((share, at) => `${xOf(farthest + at)},${yOf(share)}`);
  const [start, end] = [xOf(farthest), xOf(open)];
  const words = openingText;
  return (
    <svg className="crossing" width={width} height={height} aria-hidden="true" data-hundredths={farthest}>
      <Unseen from={xOf(0)} to={start} height={height} />
      <path className="question-area" d={`M${start},${height}L${points.join("L")}L${end},${height}z`} />
      <path className="question-line" d={`M${points.join("L")}`} />
      <circle className="question-mark" cx={xOf(value)} cy={yOf(shares[value])} r={5} />
      {end - start > 90 && (
        <text className="question-label" x={end - 6} y={Math.max(12, yOf(shares[open]) - 7)} textAnchor="end">
          {words.stripOpen(shares[open])}
        </text>
      )}
      {farthest === 0 && (
        <text className="question-label" x={start + 10} y={height - 22}>
          {words.stripClosed(shares[0])}
        </text>
      )}
    </svg>
  );
}
