/**
 * First stage of the eigenvalues of a large symmetric matrix: by reflectors to a band of 32 couplings (Bischof, Lang & Sun 2000).
 * Almost all of its work is matrix products, so that each entry is used often while it is in the first-level cache; the reduction to
 * tridiagonal form in one stage uses an entry four times per pass through memory.
 *
 * The matrix is a triangle of tiles, 32 x 32 each, row-major: (0, 0), (1, 0), (1, 1), ... Tiles on the diagonal are whole, and what
 * overhangs the order n is zero and stays so. Rows of tiles are reduced from the last one up, as in tridiagonal.as.ts.
 */
import { addScaled, BAND_ROW, dot, reflect, SIDE } from "./band.as";

const TILE: usize = 8192;
const ROW: usize = 256;

@inline
function tileAt(tiles: usize, row: i32, column: i32): usize {
  return tiles + <usize>(((row * (row + 1)) >> 1) + column) * TILE;
}

/** The lower triangle of n x n, row-major, to tiles in the same memory; n at least 128. @param rows  scratch, 32 x n. */
export function packTiles(matrix: usize, n: i32, rows: usize): void {
  const bytes = <usize>n << 3;
  for (let first = 0, i = 0; first < n; first += SIDE, i++) {
    const count = min(SIDE, n - first);
    // Tiles of these rows end before the rows that follow begin.
    memory.copy(rows, matrix + <usize>first * bytes, <usize>count * bytes);
    let tile = tileAt(matrix, i, 0);
    for (let j = 0; j < i; j++, tile += TILE)
      for (let r = 0; r < SIDE; r++) {
        const target = tile + <usize>r * ROW;
        if (r < count) memory.copy(target, rows + <usize>r * bytes + <usize>j * ROW, ROW);
        else memory.fill(target, 0, ROW);
      }
    memory.fill(tile, 0, TILE);
    for (let r = 0; r < count; r++)
      for (let c = 0; c <= r; c++) {
        const entry = load<f64>(rows + <usize>r * bytes + (<usize>(first + c) << 3));
        store<f64>(tile + <usize>r * ROW + (<usize>c << 3), entry);
        store<f64>(tile + <usize>c * ROW + (<usize>r << 3), entry);
      }
  }
}

/**
 * Reduces the entries of a row of tiles left of the diagonal, 32 x m, to the couplings that a band has, and writes those rows to it.
 *
 * The band is turned about its other diagonal: entry (i, j), i >= j, becomes (n - 1 - j, n - 1 - i), so that what was reduced first
 * comes first. Entry (i', j') of it is at band + 8 (67 i' + j' + 63).
 *
 * @param panel  scratch, 32 x m.
 * @param v      the reflectors I - u u^T as columns in the order of their application, m x 32; zero where there are fewer.
 * @param vt     the same, each tile transposed.
 */
export function reduceTileRow(tiles: usize, row: i32, n: i32, band: usize, panel: usize, v: usize, vt: usize): void {
  const m = row * SIDE;
  const bytes = <usize>m << 3;
  const count = min(SIDE, n - m);
  const diagonal = tileAt(tiles, row, row);
  for (let r = 0; r < count; r++)
    for (let c = 0; c <= r; c++) storeInBand(band, n, m + r, m + c, load<f64>(diagonal + <usize>r * ROW + (<usize>c << 3)));
  if (row == 0) return;
  for (let r = 0; r < SIDE; r++)
    for (let j = 0; j < row; j++) memory.copy(panel + <usize>r * bytes + <usize>j * ROW, tileAt(tiles, row, j) + <usize>r * ROW, ROW);
  memory.fill(v, 0, <usize>SIDE * bytes);
  for (let q = 0; q < count; q++) {
    const r = count - 1 - q;
    const u = panel + <usize>r * bytes;
    const length = m - q;
    const beta = length == 1 ? load<f64>(u) : reflect(u, length, (length - 1) << 3);
    if (length == 1) store<f64>(u, 0);
    storeInBand(band, n, m + r, length - 1, beta);
    for (let j = length; j < m; j++) storeInBand(band, n, m + r, j, load<f64>(u + (<usize>j << 3)));
    let other = 0;
    for (; other + 4 <= r; other += 4) applyToFour(panel + <usize>other * bytes, bytes, u, length);
    for (; other < r; other++) {
      const target = panel + <usize>other * bytes;
      addScaled(target, u, length, -dot(target, u, length));
    }
    for (let k = 0; k < length; k++) store<f64>(v + <usize>k * ROW + (<usize>q << 3), load<f64>(u + (<usize>k << 3)));
  }
  transposeTiles(v, row, vt);
}

@inline
function storeInBand(band: usize, n: i32, i: i32, j: i32, value: f64): void {
  store<f64>(band + <usize>(n - 1 - j) * (BAND_ROW - 8) + (<usize>(n - 1 - i + 63) << 3), value);
}

/** Rows r -> r (I - u u^T) for four rows. */
function applyToFour(rows: usize, bytes: usize, u: usize, length: i32): void {
  const row1 = rows + bytes;
  const row2 = row1 + bytes;
  const row3 = row2 + bytes;
  const even = <usize>(length & ~1) << 3;
  let s0 = f64x2.splat(0);
  let s1 = s0;
  let s2 = s0;
  let s3 = s0;
  for (let k: usize = 0; k < even; k += 16) {
    const x = v128.load(u + k);
    s0 = f64x2.add(s0, f64x2.mul(x, v128.load(rows + k)));
    s1 = f64x2.add(s1, f64x2.mul(x, v128.load(row1 + k)));
    s2 = f64x2.add(s2, f64x2.mul(x, v128.load(row2 + k)));
    s3 = f64x2.add(s3, f64x2.mul(x, v128.load(row3 + k)));
  }
  const odd = length & 1 ? load<f64>(u + even) : 0;
  const f0 = closing(s0, odd, rows + even);
  const f1 = closing(s1, odd, row1 + even);
  const f2 = closing(s2, odd, row2 + even);
  const f3 = closing(s3, odd, row3 + even);
  for (let k: usize = 0; k < even; k += 16) {
    const x = v128.load(u + k);
    v128.store(rows + k, f64x2.sub(v128.load(rows + k), f64x2.mul(f0, x)));
    v128.store(row1 + k, f64x2.sub(v128.load(row1 + k), f64x2.mul(f1, x)));
    v128.store(row2 + k, f64x2.sub(v128.load(row2 + k), f64x2.mul(f2, x)));
    v128.store(row3 + k, f64x2.sub(v128.load(row3 + k), f64x2.mul(f3, x)));
  }
}

/** The inner product in both lanes, with the last entry of an odd number of them, which it also updates. */
@inline
function closing(sums: v128, odd: f64, last: usize): v128 {
  let sum = f64x2.extract_lane(sums, 0) + f64x2.extract_lane(sums, 1);
  if (odd != 0) {
    sum += odd * load<f64>(last);
    store<f64>(last, load<f64>(last) - odd * sum);
  }
  return f64x2.splat(sum);
}

/** Each of `count` tiles transposed. */
export function transposeTiles(from: usize, count: i32, to: usize): void {
  for (let tile = 0; tile < count; tile++, from += TILE, to += TILE)
    for (let r = 0; r < SIDE; r++)
      for (let c = 0; c < SIDE; c++)
        store<f64>(to + <usize>c * ROW + (<usize>r << 3), load<f64>(from + <usize>r * ROW + (<usize>c << 3)));
}

/** target_i += left_i right for `count` tiles on the left and one on the right. */
export function addTileProducts(left: usize, right: usize, count: i32, target: usize): void {
  for (let i = 0; i < count; i++, left += TILE, target += TILE) addProductOfTiles(left, right, target);
}

/** target += sum over i of left_i^T right_i, one tile. */
export function addTransposedTileProducts(left: usize, right: usize, count: i32, target: usize): void {
  for (let i = 0; i < count; i++, left += TILE, right += TILE) addTransposedProductOfTiles(left, right, target);
}

/**
 * For the rows of tiles from `from` to `to` (exclusive): A += V X^T + X V^T, and Y += A next with the updated A, while a tile is in the
 * cache. Y gets the products with the lower triangle and those with its transpose.
 *
 * @param v     and x, vt, xt: of the step before, or 0 when there is none; transposed ones tile by tile.
 * @param next  32 columns, or 0 when there is nothing to multiply by.
 */
export function passTiles(
  tiles: usize, from: i32, to: i32, v: usize, x: usize, vt: usize, xt: usize, next: usize, y: usize,
): void {
  let tile = tileAt(tiles, from, 0);
  for (let i = from; i < to; i++) {
    const atRow = <usize>i * TILE;
    for (let j = 0; j <= i; j++, tile += TILE) {
      const atColumn = <usize>j * TILE;
      if (v) updateTile(tile, v + atRow, x + atRow, vt + atColumn, xt + atColumn);
      if (!next) continue;
      addProductOfTiles(tile, next + atColumn, y + atRow);
      if (j < i) addTransposedProductOfTiles(tile, next + atRow, y + atColumn);
    }
  }
}

/** target += left right. */
function addProductOfTiles(left: usize, right: usize, target: usize): void {
  for (let i: usize = 0; i < TILE; i += 4 * ROW)
    for (let j: usize = 0; j < ROW; j += 32) addBlock<Rows>(left + i, right + j, target + i + j);
}

/** target += left^T right. */
function addTransposedProductOfTiles(left: usize, right: usize, target: usize): void {
  for (let i: usize = 0; i < ROW; i += 32)
    for (let j: usize = 0; j < ROW; j += 32) addBlock<Columns>(left + i, right + j, target + 32 * i + j);
}

/** What of the left tile is multiplied; a type, since offsets of loads must be constants of the compiler. */
type Rows = i32;
type Columns = u32;

/**
 * 4 x 4 entries of such a product: eight registers of sums, as in panels.as.ts. Constant offsets save four additions of addresses in
 * sixteen multiply-adds.
 */
@inline
function addBlock<Left>(left: usize, right: usize, target: usize): void {
  let c00 = v128.load(target);
  let c01 = v128.load(target, 16);
  let c10 = v128.load(target, 256);
  let c11 = v128.load(target, 272);
  let c20 = v128.load(target, 512);
  let c21 = v128.load(target, 528);
  let c30 = v128.load(target, 768);
  let c31 = v128.load(target, 784);
  const end = right + TILE;
  while (right < end) {
    const r0 = v128.load(right);
    const r1 = v128.load(right, 16);
    const l0 = v128.load64_splat(left);
    c00 = f64x2.add(c00, f64x2.mul(l0, r0));
    c01 = f64x2.add(c01, f64x2.mul(l0, r1));
    const l1 = v128.load64_splat(left, isSigned<Left>() ? 256 : 8);
    c10 = f64x2.add(c10, f64x2.mul(l1, r0));
    c11 = f64x2.add(c11, f64x2.mul(l1, r1));
    const l2 = v128.load64_splat(left, isSigned<Left>() ? 512 : 16);
    c20 = f64x2.add(c20, f64x2.mul(l2, r0));
    c21 = f64x2.add(c21, f64x2.mul(l2, r1));
    const l3 = v128.load64_splat(left, isSigned<Left>() ? 768 : 24);
    c30 = f64x2.add(c30, f64x2.mul(l3, r0));
    c31 = f64x2.add(c31, f64x2.mul(l3, r1));
    left += isSigned<Left>() ? 8 : ROW;
    right += ROW;
  }
  v128.store(target, c00);
  v128.store(target, c01, 16);
  v128.store(target, c10, 256);
  v128.store(target, c11, 272);
  v128.store(target, c20, 512);
  v128.store(target, c21, 528);
  v128.store(target, c30, 768);
  v128.store(target, c31, 784);
}

/** Adds rows of V and X times columns of X^T and V^T. Both products are added first, so that tiles on the diagonal stay symmetric. */
function updateTile(tile: usize, v: usize, x: usize, vt: usize, xt: usize): void {
  for (let i: usize = 0; i < TILE; i += 4 * ROW)
    for (let j: usize = 0; j < ROW; j += 32) updateBlock(tile + i + j, v + i, x + i, vt + j, xt + j);
}

@inline
function updateBlock(target: usize, v: usize, x: usize, vt: usize, xt: usize): void {
  let c00 = v128.load(target);
  let c01 = v128.load(target, 16);
  let c10 = v128.load(target, 256);
  let c11 = v128.load(target, 272);
  let c20 = v128.load(target, 512);
  let c21 = v128.load(target, 528);
  let c30 = v128.load(target, 768);
  let c31 = v128.load(target, 784);
  for (let k: usize = 0; k < ROW; k += 8) {
    const p0 = v128.load(xt);
    const p1 = v128.load(xt, 16);
    const q0 = v128.load(vt);
    const q1 = v128.load(vt, 16);
    const v0 = v128.load64_splat(v + k);
    const x0 = v128.load64_splat(x + k);
    c00 = f64x2.add(c00, f64x2.add(f64x2.mul(v0, p0), f64x2.mul(x0, q0)));
    c01 = f64x2.add(c01, f64x2.add(f64x2.mul(v0, p1), f64x2.mul(x0, q1)));
    const v1 = v128.load64_splat(v + k, 256);
    const x1 = v128.load64_splat(x + k, 256);
    c10 = f64x2.add(c10, f64x2.add(f64x2.mul(v1, p0), f64x2.mul(x1, q0)));
    c11 = f64x2.add(c11, f64x2.add(f64x2.mul(v1, p1), f64x2.mul(x1, q1)));
    const v2 = v128.load64_splat(v + k, 512);
    const x2 = v128.load64_splat(x + k, 512);
    c20 = f64x2.add(c20, f64x2.add(f64x2.mul(v2, p0), f64x2.mul(x2, q0)));
    c21 = f64x2.add(c21, f64x2.add(f64x2.mul(v2, p1), f64x2.mul(x2, q1)));
    const v3 = v128.load64_splat(v + k, 768);
    const x3 = v128.load64_splat(x + k, 768);
    c30 = f64x2.add(c30, f64x2.add(f64x2.mul(v3, p0), f64x2.mul(x3, q0)));
    c31 = f64x2.add(c31, f64x2.add(f64x2.mul(v3, p1), f64x2.mul(x3, q1)));
    xt += ROW;
    vt += ROW;
  }
  v128.store(target, c00);
  v128.store(target, c01, 16);
  v128.store(target, c10, 256);
  v128.store(target, c11, 272);
  v128.store(target, c20, 512);
  v128.store(target, c21, 528);
  v128.store(target, c30, 768);
  v128.store(target, c31, 784);
}
