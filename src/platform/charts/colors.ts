/** Colours by role. They are CSS, so that a change of theme needs no drawing. */

/** Amber, orange, red, plum, indigo: where 1, 2.8, 8, 23 and 64 heads lie on an ordinal ramp over log2 of the heads. */
const stops = 5;
const mostHeads = 64;

/** Colour of a gradient learner's marks. */
export function headsColor(heads: number): string {
  return onRamp(heads, "ramp");
}

/** The same hue, dark (or light) enough for text. */
export function headsTextColor(heads: number): string {
  return onRamp(heads, "ramp-text");
}

/**
 * Of learners that solve the whole problem at once. They differ in hue, marker and stroke, which colour-blind people can
 * distinguish, too.
 */
export const solutionColors = { "closed-form": "var(--closed-form)", convex: "var(--convex)" } as const;

export const closedFormColor = solutionColors["closed-form"];

function onRamp(heads: number, name: string): string {
  const place = Math.min(1, Math.log2(Math.max(1, heads)) / Math.log2(mostHeads)) * (stops - 1);
  const lower = Math.min(stops - 2, Math.floor(place));
  const share = Math.round((place - lower) * 100);
  if (share === 0) return `var(--${name}-${lower})`;
  if (share === 100) return `var(--${name}-${lower + 1})`;
  return `color-mix(in oklab, var(--${name}-${lower}), var(--${name}-${lower + 1}) ${share}%)`;
}
