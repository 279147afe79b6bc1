/**
 * Where a slider can stand. A slider moves over round numbers one by one, so that an arrow key always changes something
 * and a drag never gives 1.3873; any other number can be typed.
 */
import type { NumberField } from "../../fields/fields";

/** Round numbers of one decade, about evenly spread over it. */
const mantissas = [1, 1.2, 1.5, 2, 2.5, 3, 4, 5, 6, 8];

/** The values under a slider, ascending. Zero, where it is allowed, is the first stop of a logarithmic slider too. */
export function sliderStops(field: NumberField): readonly number[] {
  return field.scale === "log" ? logarithmicStops(field) : linearStops(field);
}

/** Index of the stop nearest to a value, as a slider measures distance. */
export function nearestStop(stops: readonly number[], value: number): number {
  const above = stops.findIndex((stop) => stop >= value);
  if (above === -1) return stops.length - 1;
  if (above === 0) return 0;
  return value - stops[above - 1] < stops[above] - value ? above - 1 : above;
}

/** How far along its track a stop lies, as CSS. */
export function stopShare(stops: readonly number[], place: number): string {
  return `${(100 * place) / (stops.length - 1)}%`;
}

/** The stop before (-1) or after (+1) a value that need not be a stop itself. */
export function neighbouringStop(stops: readonly number[], value: number, direction: 1 | -1): number {
  const ordered = direction === 1 ? stops : stops.toReversed();
  return ordered.find((stop) => (stop - value) * direction > 0) ?? ordered[ordered.length - 1];
}

function logarithmicStops({ kind, min, max, slider = [min, max] }: NumberField): readonly number[] {
  const [from, to] = slider;
  const stops = min === 0 ? [0] : [];
  const lowest = Math.floor(Math.log10(Math.max(from, 1e-300)));
  for (let power = lowest; power <= Math.log10(to); power++) {
    for (const mantissa of mantissas) {
      const value = Number(`${mantissa}e${power}`);
      const fits = kind === "number" || Number.isInteger(value);
      if (value >= from && value <= to && fits) stops.push(value);
    }
  }
  // A range that ends between two round numbers (128, 65 536) can be used up to its very end.
  if (stops[stops.length - 1] < to) stops.push(to);
  return stops;
}

/** A hundred steps at most for real numbers; every whole number for integers, unless those are many. */
function linearStops({ kind, min, max, slider = [min, max] }: NumberField): readonly number[] {
  const [from, to] = slider;
  const steps = kind === "integer" ? Math.min(200, to - from) : 100;
  const values = Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps);
  return values.map((value) => (kind === "integer" ? Math.round(value) : Number(value.toPrecision(6))));
}
