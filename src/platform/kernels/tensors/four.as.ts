/** Four float32 at a time, also where a row ends in the middle of them. */

/** Four numbers, or the first few where a row ends and `filler` beyond. */
@inline
export function loadSome(at: usize, end: usize, filler: f32): v128 {
  if (at + 16 <= end) return v128.load(at);
  let some = f32x4.splat(filler);
  some = v128.load32_lane(at, some, 0);
  if (at + 4 < end) some = v128.load32_lane(at, some, 1, 4);
  if (at + 8 < end) some = v128.load32_lane(at, some, 2, 8);
  return some;
}

@inline
export function storeSome(at: usize, end: usize, some: v128): void {
  if (at + 16 <= end) {
    v128.store(at, some);
    return;
  }
  v128.store32_lane(at, some, 0);
  if (at + 4 < end) v128.store32_lane(at, some, 1, 4);
  if (at + 8 < end) v128.store32_lane(at, some, 2, 8);
}

@inline
export function sumOfLanes(x: v128): f32 {
  return f32x4.extract_lane(x, 0) + f32x4.extract_lane(x, 1) + (f32x4.extract_lane(x, 2) + f32x4.extract_lane(x, 3));
}
