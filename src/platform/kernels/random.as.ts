// Philox4x64-10 (Salmon et al., "Parallel random numbers: as easy as 1, 2, 3", 2011) as NumPy ships it: the stream
// (seed, purpose, index) gives the same raw words as
//   numpy.random.Philox(key=[seed, purpose], counter=[0, index, 0, 0]).random_raw()
// Normals are Box-Muller without rejection, so that the k-th number of a stream does not depend on the others.

const MULTIPLIER_0: u64 = 0xd2e7470ee14c6c93;
const MULTIPLIER_1: u64 = 0xca5a826395121157;
const WEYL_0: u64 = 0x9e3779b97f4a7c15;
const WEYL_1: u64 = 0xbb67ae8584caa73b;
const TWO_PI: f64 = 6.283185307179586;
const UNIT: f64 = 1.0 / 9007199254740992.0; // 2^-53

// The stream in use; calls are short and never interleave.
let key0: u64 = 0;
let key1: u64 = 0;
let counter0: u64 = 0;
let counter1: u64 = 0;
let word0: u64 = 0;
let word1: u64 = 0;
let word2: u64 = 0;
let word3: u64 = 0;
let position: i32 = 4;

function high64(a: u64, b: u64): u64 {
  const aLow = a & 0xffffffff;
  const aHigh = a >> 32;
  const bLow = b & 0xffffffff;
  const bHigh = b >> 32;
  const low = aLow * bLow;
  const middle = aHigh * bLow + (low >> 32);
  const cross = aLow * bHigh + (middle & 0xffffffff);
  return aHigh * bHigh + (middle >> 32) + (cross >> 32);
}

function nextBlock(): void {
  counter0 += 1; // as NumPy does, before the block is made
  let c0 = counter0;
  let c1 = counter1;
  let c2: u64 = 0;
  let c3: u64 = 0;
  let k0 = key0;
  let k1 = key1;
  for (let round = 0; round < 10; round++) {
    const high0 = high64(MULTIPLIER_0, c0);
    const low0 = MULTIPLIER_0 * c0;
    const high1 = high64(MULTIPLIER_1, c2);
    const low1 = MULTIPLIER_1 * c2;
    c0 = high1 ^ c1 ^ k0;
    c1 = low1;
    c2 = high0 ^ c3 ^ k1;
    c3 = low0;
    k0 += WEYL_0;
    k1 += WEYL_1;
  }
  word0 = c0;
  word1 = c1;
  word2 = c2;
  word3 = c3;
  position = 0;
}

/** Opens the stream (seed, purpose, index) at its start. */
export function openStream(seed: u64, purpose: u64, index: u64): void {
  key0 = seed;
  key1 = purpose;
  counter0 = 0;
  counter1 = index;
  position = 4;
}

function nextWord(): u64 {
  if (position == 4) nextBlock();
  const word = position == 0 ? word0 : position == 1 ? word1 : position == 2 ? word2 : word3;
  position += 1;
  return word;
}

/** Raw 64-bit words. */
export function fillWords(out: usize, count: i32): void {
  for (let i = 0; i < count; i++) store<u64>(out + (<usize>i << 3), nextWord());
}

/** Standard normals: each pair of words makes r cos and r sin; the last sine of an odd count is dropped. */
export function fillNormals(out: usize, count: i32): void {
  for (let i = 0; i < count; i += 2) {
    const u = <f64>((nextWord() >> 11) + 1) * UNIT; // in (0, 1], so that the logarithm is finite
    const angle = TWO_PI * (<f64>(nextWord() >> 11) * UNIT);
    const radius = Math.sqrt(-2.0 * Math.log(u));
    store<f64>(out + (<usize>i << 3), radius * Math.cos(angle));
    if (i + 1 < count) store<f64>(out + (<usize>(i + 1) << 3), radius * Math.sin(angle));
  }
}

/** Random signs, 64 from each word, lowest bit first; a set bit is +1. */
export function fillSigns(out: usize, count: i32): void {
  let word: u64 = 0;
  for (let i = 0; i < count; i++) {
    if ((i & 63) == 0) word = nextWord();
    store<f64>(out + (<usize>i << 3), (word >> (i & 63)) & 1 ? 1.0 : -1.0);
  }
}

/** A permutation of 0..count-1 by Fisher-Yates from the top; the bias of the multiply-high draw is below count / 2^64. */
export function fillPermutation(out: usize, count: i32): void {
  for (let i = 0; i < count; i++) store<i32>(out + (<usize>i << 2), i);
  for (let i = count - 1; i > 0; i--) {
    const j = <i32>high64(nextWord(), <u64>i + 1);
    const atI = out + (<usize>i << 2);
    const atJ = out + (<usize>j << 2);
    const kept = load<i32>(atI);
    store<i32>(atI, load<i32>(atJ));
    store<i32>(atJ, kept);
  }
}
