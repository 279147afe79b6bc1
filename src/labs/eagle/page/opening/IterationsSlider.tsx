import { useStore } from "zustand";
import { Marker } from "../../../../platform/charts/Marker";
import { placeOnSlider, QuestionSlider, Unseen } from "../../../../platform/shell/opening/QuestionSlider";
import type { Size } from "../../../../platform/ui/measure";
import { mostIterations, type TwoSolvers } from "../../engine/opening/two-solvers";
import { lookOf } from "../solvers";
import { dragged } from "./dragged";
import { digitsOf, outcomeOf } from "./outcome";
import { digitsSaid, openingText } from "./words";

interface IterationsSliderProps {
  readonly solvers: TwoSolvers;
}

const range = { min: 0, max: mostIterations };

/** Looks of the two, as in every chart of the lab. */
export const looks = { eagle: lookOf("eagle"), descent: lookOf("gradient-descent") } as const;

/** Iterations of both solvers, below their correct digits. */
export function IterationsSlider({ solvers }: IterationsSliderProps) {
  const { value, farthest } = useStore(dragged);
  const words = openingText;
  const state = (errors: readonly number[]) => words.off(errors[value]);
  return (
    <QuestionSlider
      {...range}
      page={5}
      label={words.iterations}
      value={value}
      shown={
        <>
          <b>{value}</b> {words.of(mostIterations)}
        </>
      }
      said={words.chart(value, state(solvers.descent.errors), state(solvers.eagle.errors))}
      stripLabel={
        <>
          {`${words.digits} `}
          <br />
          <span style={{ color: looks.eagle.textColor }}>{words.eagle}</span>
          <span style={{ color: looks.descent.textColor }}>{words.descent}</span>
        </>
      }
      strip={(size) => <DigitsSoFar {...size} solvers={solvers} value={value} farthest={farthest} />}
      onDrag={dragged.drag}
    />
  );
}

interface DigitsSoFarProps extends Size, IterationsSliderProps {
  readonly value: number;
  readonly farthest: number;
}

/** Digits of float64, at the upper end of the axis. */
const mostDigits = 16;

function DigitsSoFar({ width, height, solvers, value, farthest }: DigitsSoFarProps) {
  const { asked, more } = outcomeOf(solvers);
  const xOf = (iteration: number) => placeOnSlider(iteration, range, width);
  const yOf = (error: number) => height - 5 - (Math.max(0, digitsOf(error)) / mostDigits) * (height - 12);
  const line = ({ errors }: TwoSolvers["eagle"]) =>
    errors
      .slice(0, farthest + 1)
      .map((error, at) => `${xOf(at)},${yOf(error)}`)
      .join("L");
  const [start, end] = [xOf(0), xOf(farthest)];
  const labelled = [asked, asked + more, asked + 2 * more].filter((iteration) => iteration <= farthest);
  const { eagle, descent } = solvers;
  return (
    <svg width={width} height={height} aria-hidden="true" data-iterations={farthest}>
      <Unseen from={end} to={xOf(mostIterations)} height={height} />
      <path className="question-area" d={`M${start},${height}L${line(eagle)}L${end},${height}z`} />
      <g style={{ color: looks.descent.color }}>
        <path className="question-line" d={`M${line(descent)}`} />
        <Marker shape={looks.descent.marker} x={xOf(value)} y={yOf(descent.errors[value])} />
      </g>
      <g style={{ color: looks.eagle.color }}>
        <path className="question-line" d={`M${line(eagle)}`} />
        {[value, ...labelled].map((iteration, at) => (
          <Marker key={at === 0 ? "now" : iteration} shape={looks.eagle.marker} x={xOf(iteration)} y={yOf(eagle.errors[iteration])} />
        ))}
      </g>
      {labelled.map((iteration) => (
        <text
          key={iteration}
          className="question-label"
          style={{ color: looks.eagle.textColor }}
          x={xOf(iteration) - 8}
          y={Math.max(11, yOf(eagle.errors[iteration]) - 2)}
          textAnchor="end"
        >
          {digitsSaid(digitsOf(eagle.errors[iteration]))}
        </text>
      ))}
    </svg>
  );
}
