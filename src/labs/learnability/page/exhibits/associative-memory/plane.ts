/** A plane in which vectors of two numbers are drawn as arrows from its centre. */
export type Point = readonly [x: number, y: number];

export interface Plane {
  /** Width and height in pixels. */
  readonly size: number;
  /** Largest coordinate at the border. */
  readonly reach: number;
  /** Distance of lines of the grid, in coordinates. */
  readonly grid: number;
  /** Step of a key and of a drag, in coordinates. */
  readonly step: number;
  /** Pixel of a vector. */
  at(vector: Point): Point;
  /** The vector at a pixel, in whole steps and within the plane. */
  vectorAt(pixel: Point): Point;
  /** The vector moved by whole steps, as far as `limit`. */
  moved(vector: Point, steps: Point, limit: number): Point;
}

/** The plane in which all of these vectors have room beside their labels. @param size in pixels. */
export function planeOf(vectors: readonly Point[], size: number): Plane {
  const largest = Math.max(1, ...vectors.flatMap((vector) => vector.map(Math.abs)));
  const reach = 1.3 * largest;
  const step = roundStep(reach / 25);
  const middle = size / 2;
  const pixels = middle / reach;
  const whole = (value: number) => tidy(step * Math.round(Math.max(-reach, Math.min(reach, value)) / step));
  return {
    ...{ size, reach, step, grid: roundStep(reach / 2.5) },
    at: ([x, y]) => [middle + pixels * x, middle - pixels * y],
    vectorAt: ([x, y]) => [whole((x - middle) / pixels), whole((middle - y) / pixels)],
    moved: ([x, y], [right, up], limit) => {
      const within = (value: number) => tidy(Math.max(-limit, Math.min(limit, value)));
      return [within(x + step * right), within(y + step * up)];
    },
  };
}

/** The largest 1, 2 or 5 times a power of ten that is at most `size`. */
function roundStep(size: number): number {
  const power = 10 ** Math.floor(Math.log10(size) + 1e-9);
  return tidy(power * ([5, 2, 1].find((factor) => factor * power <= size * (1 + 1e-9)) ?? 1));
}

/** Without the last digits of sums such as 0.1 + 0.2. */
function tidy(value: number): number {
  return Number(value.toPrecision(12)) + 0;
}
