/** Local minima of a loss surface inside a window: a descent from each of the lowest cells of a grid. */
import { derivativesAt, type LossSurface, lossAt, lossGrid } from "./surface";

export interface PlanePoint {
  readonly a: number;
  readonly b: number;
  readonly loss: number;
}

/** Cells of the grid along each side. */
const cells = 96;
/** Largest number of damped Newton steps; convergence is much faster. */
const mostSteps = 200;

/** Minima strictly within |a - centre a| and |b - centre b| at most `reach`, lowest first; equal ones are listed once. */
export function minimaOf(surface: LossSurface, centre: { readonly a: number; readonly b: number }, reach: number): PlanePoint[] {
  const along = (from: number) => Float64Array.from({ length: cells + 1 }, (_, i) => from + (2 * reach * i) / cells - reach);
  const [as, bs] = [along(centre.a), along(centre.b)];
  const losses = lossGrid(surface, as, bs);
  const found: PlanePoint[] = [];
  for (let row = 1; row < cells; row++)
    for (let column = 1; column < cells; column++) {
      if (!isLowest(losses, row, column)) continue;
      const bottom = descend(surface, as[column], bs[row]);
      const inside = Math.abs(bottom.a - centre.a) < reach && Math.abs(bottom.b - centre.b) < reach;
      if (inside && !found.some(({ a, b }) => Math.hypot(a - bottom.a, b - bottom.b) < reach / cells)) found.push(bottom);
    }
  return found.toSorted((one, other) => one.loss - other.loss);
}

function isLowest(losses: Float64Array, row: number, column: number): boolean {
  const width = cells + 1;
  const here = losses[row * width + column];
  for (let r = row - 1; r <= row + 1; r++) for (let c = column - 1; c <= column + 1; c++) if (losses[r * width + c] < here) return false;
  return true;
}

/** Newton's method, damped by a multiple of the identity so that every step descends. */
function descend(surface: LossSurface, fromA: number, fromB: number): PlanePoint {
  let point = { a: fromA, b: fromB, loss: lossAt(surface, fromA, fromB) };
  let damping = 0;
  for (let step = 0; step < mostSteps; step++) {
    const { gradient, hessian } = derivativesAt(surface, point.a, point.b);
    const [aa, ab, bb] = [hessian[0] + damping, hessian[1], hessian[2] + damping];
    const determinant = aa * bb - ab * ab;
    const size = Math.abs(hessian[0]) + Math.abs(hessian[1]) + Math.abs(hessian[2]);
    if (size === 0) return point;
    const downhill = determinant > 0 && aa > 0;
    const a = point.a - (bb * gradient[0] - ab * gradient[1]) / determinant;
    const b = point.b - (aa * gradient[1] - ab * gradient[0]) / determinant;
    const loss = lossAt(surface, a, b);
    if (downhill && loss <= point.loss) {
      const settled = Math.hypot(a - point.a, b - point.b) <= 1e-14 * (1 + Math.hypot(a, b));
      point = { a, b, loss };
      if (settled) return point;
      damping = damping > 1e-12 * size ? damping / 8 : 0;
    } else {
      if (damping > 1e18 * size) return point;
      damping = Math.max(damping * 8, 1e-3 * size);
    }
  }
  return point;
}
