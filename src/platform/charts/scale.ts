/** Where values lie along an axis: between its ends in pixels, evenly or by their logarithms. */

export type Scale = (value: number) => number;

export type Ends = readonly [low: number, high: number];

export function linearScale([low, high]: Ends, [from, to]: Ends): Scale {
  const span = high - low;
  return (value) => {
    // Where all values are the same, they lie in the middle.
    const share = span === 0 ? 0.5 : (value - low) / span;
    return from * (1 - share) + to * share;
  };
}

/** @param ends  above 0. */
export function logScale([low, high]: Ends, pixels: Ends): Scale {
  const scale = linearScale([Math.log(low), Math.log(high)], pixels);
  return (value) => scale(Math.log(value));
}

/** Holds what lies beyond an end there; NaN stays NaN. */
export function held(value: number, [low, high]: Ends): number {
  return Math.max(low, Math.min(high, value));
}
