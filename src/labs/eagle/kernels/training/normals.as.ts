/**
 * Normals by Box-Muller, two from each 64-bit word: r = sqrt(-2 log((h + 1) / 2^32)) of its upper half h, and r cos, r sin of the
 * angle 2 pi l / 2^32 of its lower half l. Two words at a time; logarithm, sine and cosine are the polynomials of fdlibm, so that
 * any float64 library comes to the same numbers but for rounding.
 */

const TWO_52: f64 = 4503599627370496.0;
const EXPONENT_OF_TWO_52: i64 = 0x4330000000000000;

/** Whole numbers below 2^52 as float64. */
@inline
function toFloat(x: v128): v128 {
  return f64x2.sub(v128.or(x, i64x2.splat(EXPONENT_OF_TWO_52)), f64x2.splat(TWO_52));
}

@inline
function timesPlus(a: v128, b: v128, c: f64): v128 {
  return f64x2.add(f64x2.mul(a, b), f64x2.splat(c));
}

/** log of a float64 of at least 1, less `less` natural logarithms of 2. */
@inline
function logarithm(x: v128, less: f64): v128 {
  const bits = i64x2.shr_u(x, 52);
  const mantissa = v128.or(v128.and(x, i64x2.splat(0x000fffffffffffff)), i64x2.splat(0x3ff0000000000000));
  const isUpper = f64x2.gt(mantissa, f64x2.splat(1.4142135623730951));
  const m = v128.bitselect(f64x2.mul(mantissa, f64x2.splat(0.5)), mantissa, isUpper);
  const exponent = f64x2.sub(toFloat(bits), f64x2.splat(1023.0 + less));
  const k = f64x2.add(exponent, v128.and(isUpper, f64x2.splat(1)));
  const f = f64x2.sub(m, f64x2.splat(1));
  const s = f64x2.div(f, f64x2.add(f, f64x2.splat(2)));
  const z = f64x2.mul(s, s);
  const w = f64x2.mul(z, z);
  const even = f64x2.mul(w, timesPlus(w, timesPlus(w, f64x2.splat(1.531383769920937332e-1), 2.222219843214978396e-1), 3.999999999940941908e-1));
  const odd = f64x2.mul(
    z,
    timesPlus(
      w,
      timesPlus(w, timesPlus(w, f64x2.splat(1.479819860511658591e-1), 1.818357216161805012e-1), 2.857142874366239149e-1),
      6.66666666666673513e-1,
    ),
  );
  const half = f64x2.mul(f64x2.splat(0.5), f64x2.mul(f, f));
  const inner = f64x2.add(f64x2.mul(s, f64x2.add(half, f64x2.add(even, odd))), f64x2.mul(k, f64x2.splat(1.90821492927058770002e-10)));
  return f64x2.sub(f64x2.mul(k, f64x2.splat(6.93147180369123816490e-1)), f64x2.sub(f64x2.sub(half, inner), f));
}

/** 2 normals from each of `count` words, an even number of them. */
export function normalsOfWords(words: usize, count: i32, out: usize): void {
  const low32 = i64x2.splat(0xffffffff);
  for (let at = 0; at < count; at += 2) {
    const word = v128.load(words + (<usize>at << 3));
    const u = f64x2.add(toFloat(i64x2.shr_u(word, 32)), f64x2.splat(1));
    const radius = f64x2.sqrt(f64x2.mul(f64x2.splat(-2), logarithm(u, 32.0)));
    const turn = v128.and(word, low32);
    // The nearest quarter of a turn, and what is left of the angle, at most pi/4.
    const quarter = i64x2.shr_u(i64x2.add(turn, i64x2.splat(0x20000000)), 30);
    const rest = f64x2.sub(toFloat(turn), f64x2.mul(toFloat(quarter), f64x2.splat(1073741824.0)));
    const x = f64x2.mul(rest, f64x2.splat(1.4629180792671596e-9)); // 2 pi / 2^32
    const z = f64x2.mul(x, x);
    let p = timesPlus(z, f64x2.splat(1.58969099521155010221e-10), -2.50507602534068634195e-8);
    p = timesPlus(z, p, 2.75573137070700676789e-6);
    p = timesPlus(z, p, -1.98412698298579493134e-4);
    p = timesPlus(z, p, 8.33333333332248946124e-3);
    p = timesPlus(z, p, -1.66666666666666324348e-1);
    const sine = f64x2.add(x, f64x2.mul(f64x2.mul(z, x), p));
    let c = timesPlus(z, f64x2.splat(-1.13596475577881948265e-11), 2.0875723212981748279e-9);
    c = timesPlus(z, c, -2.75573143513906633035e-7);
    c = timesPlus(z, c, 2.48015872894767294178e-5);
    c = timesPlus(z, c, -1.38888888888741095749e-3);
    c = timesPlus(z, c, 4.16666666666666019037e-2);
    const cosine = f64x2.add(f64x2.sub(f64x2.splat(1), f64x2.mul(f64x2.splat(0.5), z)), f64x2.mul(f64x2.mul(z, z), c));
    const isOdd = i64x2.neg(v128.and(quarter, i64x2.splat(1)));
    const cosineSign = i64x2.shl(v128.and(i64x2.add(quarter, i64x2.splat(1)), i64x2.splat(2)), 62);
    const sineSign = i64x2.shl(v128.and(quarter, i64x2.splat(2)), 62);
    const across = f64x2.mul(radius, v128.xor(v128.bitselect(sine, cosine, isOdd), cosineSign));
    const along = f64x2.mul(radius, v128.xor(v128.bitselect(cosine, sine, isOdd), sineSign));
    const to = out + (<usize>at << 4);
    v128.store(to, i64x2.shuffle(across, along, 0, 2));
    v128.store(to, i64x2.shuffle(across, along, 1, 3), 16);
  }
}
