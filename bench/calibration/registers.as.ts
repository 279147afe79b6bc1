/**
 * Arithmetic on registers alone, ten multiplications of two numbers and eight additions in each of `steps`: nothing waits for memory, and no sum for more than the one before it, so
 * that one thread leaves as little to another one as a thread can. @returns their sum, which is never 0.
 */
export function multiplyAdd(steps: i32): f64 {
  const factor = f64x2.splat(0.999999);
  let x = f64x2.splat(1);
  let y = f64x2.splat(2);
  let a = f64x2.splat(1);
  let b = f64x2.splat(2);
  let c = f64x2.splat(3);
  let d = f64x2.splat(4);
  let e = f64x2.splat(5);
  let f = f64x2.splat(6);
  let g = f64x2.splat(7);
  let h = f64x2.splat(8);
  for (let i = 0; i < steps; i++) {
    a = f64x2.add(a, f64x2.mul(x, x));
    b = f64x2.add(b, f64x2.mul(x, y));
    c = f64x2.add(c, f64x2.mul(y, y));
    d = f64x2.add(d, f64x2.mul(x, factor));
    x = f64x2.mul(x, factor);
    e = f64x2.add(e, f64x2.mul(y, factor));
    f = f64x2.add(f, f64x2.mul(x, x));
    g = f64x2.add(g, f64x2.mul(x, y));
    h = f64x2.add(h, f64x2.mul(x, factor));
    y = f64x2.mul(y, factor);
  }
  const sum = f64x2.add(f64x2.add(f64x2.add(a, b), f64x2.add(c, d)), f64x2.add(f64x2.add(e, f), f64x2.add(g, h)));
  return f64x2.extract_lane(sum, 0) + f64x2.extract_lane(sum, 1);
}
