/** Outlines of markers: shapes of one area that are told apart at a glance. */

type Corner = readonly [x: number, y: number];

const { sqrt, sin, cos, PI } = Math;

/** The corners of a shape of area 1 whose parts repeat around the centre. */
function around(times: number, part: readonly Corner[]): readonly Corner[] {
  return Array.from({ length: times }, (_, k) => (2 * PI * k) / times).flatMap((angle) =>
    part.map(([x, y]): Corner => [cos(angle) * x - sin(angle) * y, sin(angle) * x + cos(angle) * y]),
  );
}

const square = around(4, [[-0.5, -0.5]]);
const triangle = around(3, [[0, -2 / sqrt(3 * sqrt(3))]]);

/** Two triangles of equal sides that share one; half of its height. */
const diamondHeight = sqrt(sqrt(3) / 2);
const diamond: readonly Corner[] = [
  [0, -diamondHeight],
  [diamondHeight / sqrt(3), 0],
  [0, diamondHeight],
  [-diamondHeight / sqrt(3), 0],
];

/** A pentagram: five points on a circle, and five on a smaller one where its lines cross. */
const starRadius = sqrt(0.8908130915292852);
const starInner = (starRadius * sin(PI / 10)) / sin((7 * PI) / 10);
const star = around(5, [
  [0, -starRadius],
  [starInner * sin(PI / 5), -starInner * cos(PI / 5)],
]);

/** Three arms as wide as they are long. */
const arm = 1 / sqrt(3 * (1 + 1 / sqrt(48)));
const wye = around(3, [
  [arm / 2, arm / sqrt(12)],
  [arm / 2, arm / sqrt(12) + arm],
  [-arm / 2, arm / sqrt(12) + arm],
]);

/** Five squares. */
const beam = sqrt(1 / 5) / 2;
const cross = around(4, [
  [-3 * beam, -beam],
  [-beam, -beam],
  [-beam, -3 * beam],
]);

/** The first marker is a circle, which has no corners. */
const pointingDown = triangle.map(([x, y]): Corner => [x, -y]);

const polygons = [null, square, triangle, diamond, star, wye, cross, pointingDown];

/** Outline of the marker number `shape` with its centre at a place. Written where it stands: a browser composes each part that is moved there apart. */
export function markerPath(shape: number, area: number, x = 0, y = 0): string {
  const corners = polygons[shape % polygons.length];
  if (corners === null) return circle(hundredths(sqrt(area / PI)), x, y);
  const side = sqrt(area);
  const placed = corners.map(([right, down]) => `${hundredths(x + hundredths(right * side))},${hundredths(y + hundredths(down * side))}`);
  return `M${placed.join("L")}Z`;
}

function circle(radius: number, x: number, y: number): string {
  const [left, right] = [hundredths(x - radius), hundredths(x + radius)];
  const half = (to: number) => `A${radius},${radius},0,1,1,${to},${hundredths(y)}`;
  return `M${right},${hundredths(y)}${half(left)}${half(right)}`;
}

/** Enough for the eye, and short to write. */
function hundredths(length: number): number {
  return Math.round(length * 100) / 100;
}
