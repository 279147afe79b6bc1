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

/** 1 / (1 + e^-x). */
@inline
export function sigmoids(x: v128): v128 {
  const one = f32x4.splat(1);
  return f32x4.div(one, f32x4.add(one, exponentials(f32x4.neg(x))));
}
