/**
 * e^x for four float32 at once, to 2e-7 of itself from -87 to 88 and 0 below: 2^n times a polynomial in what is left, at most
 * ln(2)/2 (coefficients of the Cephes library).
 */
@inline
export function exponentials(x: v128): v128 {
  const kept = f32x4.max(f32x4.min(x, f32x4.splat(88.3762)), f32x4.splat(-87.33));
  const n = f32x4.nearest(f32x4.mul(kept, f32x4.splat(1.44269504)));
  let r = f32x4.sub(kept, f32x4.mul(n, f32x4.splat(0.693359375)));
  r = f32x4.sub(r, f32x4.mul(n, f32x4.splat(-2.12194440e-4)));
  let p = f32x4.splat(1.9875691500e-4);
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1.3981999507e-3));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(8.3334519073e-3));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(4.1665795894e-2));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(1.6666665459e-1));
  p = f32x4.add(f32x4.mul(p, r), f32x4.splat(5.0000001201e-1));
  p = f32x4.add(f32x4.add(f32x4.mul(p, f32x4.mul(r, r)), r), f32x4.splat(1));
  const power = i32x4.shl(i32x4.add(i32x4.trunc_sat_f32x4_s(n), i32x4.splat(127)), 23);
  return v128.and(f32x4.mul(p, power), f32x4.ge(x, f32x4.splat(-87.33)));
}

/**
 * log(x) for four float32 at once, to 2e-7 of itself or of 1 where x is at least 1.2e-38; -infinity at 0 and no number below. With
 * x = 2^n m, m between sqrt(1/2) and sqrt(2), it is n log(2) and a polynomial in m - 1 (coefficients of the Cephes library).
 */
@inline
export function naturalLogarithms(x: v128): v128 {
  const one = f32x4.splat(1);
  const mantissa = v128.or(v128.and(x, i32x4.splat(0x007fffff)), one);
  const isLarge = f32x4.gt(mantissa, f32x4.splat(1.41421356));
  // A comparison that holds is -1 as a whole number.
  const n = f32x4.convert_i32x4_s(i32x4.sub(i32x4.sub(i32x4.shr_s(x, 23), i32x4.splat(127)), isLarge));
  const z = f32x4.sub(v128.bitselect(f32x4.mul(mantissa, f32x4.splat(0.5)), mantissa, isLarge), one);
  const square = f32x4.mul(z, z);
  let p = f32x4.splat(7.0376836292e-2);
  p = f32x4.add(f32x4.mul(p, z), f32x4.splat(-1.1514610310e-1));
  p = f32x4.add(f32x4.mul(p, z), f32x4.splat(1.1676998740e-1));
  p = f32x4.add(f32x4.mul(p, z), f32x4.splat(-1.2420140846e-1));
  p = f32x4.add(f32x4.mul(p, z), f32x4.splat(1.4249322787e-1));
  p = f32x4.add(f32x4.mul(p, z), f32x4.splat(-1.6668057665e-1));
  p = f32x4.add(f32x4.mul(p, z), f32x4.splat(2.0000714765e-1));
  p = f32x4.add(f32x4.mul(p, z), f32x4.splat(-2.4999993993e-1));
  p = f32x4.add(f32x4.mul(p, z), f32x4.splat(3.3333331174e-1));
  let rest = f32x4.add(f32x4.mul(f32x4.mul(p, z), square), f32x4.mul(n, f32x4.splat(-2.12194440e-4)));
  rest = f32x4.sub(rest, f32x4.mul(square, f32x4.splat(0.5)));
  const finite = f32x4.add(f32x4.add(z, rest), f32x4.mul(n, f32x4.splat(0.693359375)));
  const zero = f32x4.splat(0);
  const known = v128.bitselect(f32x4.splat(-Infinity), v128.bitselect(x, finite, f32x4.eq(x, f32x4.splat(Infinity))), f32x4.eq(x, zero));
  // All bits set are no number.
  return v128.or(known, v128.not(f32x4.ge(x, zero)));
}

/** 1 / (1 + e^-x). */
@inline
export function sigmoids(x: v128): v128 {
  const one = f32x4.splat(1);
  return f32x4.div(one, f32x4.add(one, exponentials(f32x4.neg(x))));
}
