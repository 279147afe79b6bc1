/** The errors of a twin as curves that grow with the slider, on axes that stay where they are. */

import { formatValue } from "../../../../../platform/charts/format";
import type { GuideLine, LossData, LossLine } from "../../../../../platform/charts/loss-data";
import type { Twin } from "../../../engine/study/questions";
import { certificateText } from "../words";
import { errorAt, foundAt } from "./twin-data";

/** Zero, then 40 places a decade from a hundredth to ten. */
const amplitudes = Float64Array.from({ length: 122 }, (_, index) => (index === 0 ? 0 : 10 ** (-2 + (index - 1) / 40)));
export const largestAmplitude = 10;

interface Course {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly marker: number;
  readonly stroke: LossLine["stroke"];
  readonly at: (amplitude: number) => number;
}

/** Curves up to the amplitude under the slider, and faintly what lies beyond. @param names  of the sets, in the order of the errors. */
export function twinCurves(twin: Twin, amplitude: number, names: readonly string[]): LossData {
  const courses = coursesOf(twin, names);
  const reached = reachedBy(amplitude);
  return {
    lines: courses.map(({ at, color, ...course }) => ({
      ...course,
      color,
      textColor: color,
      x: reached,
      main: reached.map(at),
      thin: null,
      band: null,
      note: formatValue(at(amplitude)),
      diverged: false,
    })),
    levels: Number.isFinite(twin.labelVariance)
      ? [{ id: "variance", role: "reference", name: certificateText.twin.errors.variance, value: twin.labelVariance, note: "" }]
      : [],
    guides: courses.map(
      ({ id, at }): GuideLine => ({ id: `${id}-all`, role: "earlier", name: "", x: amplitudes, main: amplitudes.map(at) }),
    ),
    marks: [],
    axis: { scale: "log", low: amplitudes[1], high: largestAmplitude },
  };
}

/** Sets of the training distribution in ink, shifted ones muted, and the set that was searched to tell the functions apart in the warning colour. */
function coursesOf(twin: Twin, names: readonly string[]): Course[] {
  const [train, test, ...shifted] = twin.errors;
  const words = certificateText.twin.errors;
  // At zero the two functions are one, which no logarithm shows.
  const found = (c: number) => (c === 0 ? Number.NaN : foundAt(twin, c));
  const known = ({ at }: Course) => Number.isFinite(at(1));
  return [
    {
      id: "train",
      name: words.train,
      color: "var(--ink)",
      marker: 3,
      stroke: "solid" as const,
      at: (c: number) => errorAt(train, c),
    },
    { id: "test", name: words.test, color: "var(--ink)", marker: 0, stroke: "dotted" as const, at: (c: number) => errorAt(test, c) },
    ...shifted.map((set, index) => ({
      id: `shifted-${index}`,
      name: names[index + 2],
      color: "var(--muted)",
      marker: 1 + (index % 2),
      stroke: "dashed" as const,
      at: (c: number) => errorAt(set, c),
    })),
    { id: "found", name: words.found, color: "var(--warning)", marker: 4, stroke: "solid" as const, at: found },
  ].filter(known);
}

/** The places up to an amplitude, and the amplitude itself. */
function reachedBy(amplitude: number): Float64Array {
  const before = amplitudes.filter((at) => at < amplitude);
  return Float64Array.of(...before, amplitude);
}
