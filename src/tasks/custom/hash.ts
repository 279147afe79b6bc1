/** A fingerprint of own data, by which an experiment knows the file it was made with. Not a protection against forgery. */
import type { OwnData } from "../dataset";

/** 16 hexadecimal digits that depend on the shapes and the numbers and on nothing else, so that a file may be reformatted. */
export function hashOwnData(data: OwnData): string {
  return fingerprint(() => partsOf(data));
}

function* partsOf({ d, outputs, train, test }: OwnData): Generator<Float64Array> {
  yield Float64Array.of(d, outputs, train.length, test.length);
  for (const { n, Z, y } of [...train, ...test]) {
    yield Float64Array.of(n, y === null ? 0 : 1);
    yield Z;
    if (y !== null) yield y;
  }
}

/**
 * 16 hexadecimal digits of a sequence of numbers, whose shapes the parts must tell: two MurmurHash3 streams of 32 bits with
 * different seeds.
 *
 * @param parts  the same whenever it is called.
 */
export function fingerprint(parts: () => Iterable<Float64Array>): string {
  return [0x9747b28c, 0x5bd1e995].map((seed) => hex(hashWith(seed, parts()))).join("");
}

function hashWith(seed: number, parts: Iterable<Float64Array>): number {
  let state = seed;
  for (const part of parts) state = mix(state, part);
  return finish(state);
}

/** Every machine that runs a browser or Node stores numbers little-endian, so their words may be read in place. */
function mix(state: number, values: Float64Array): number {
  const words = new Uint32Array(values.buffer, values.byteOffset, values.length * 2);
  let hash = state;
  for (let i = 0; i < words.length; i++) {
    let word = Math.imul(words[i], 0xcc9e2d51);
    word = Math.imul((word << 15) | (word >>> 17), 0x1b873593);
    hash ^= word;
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  return hash;
}

function finish(state: number): number {
  let hash = state;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

function hex(value: number): string {
  return value.toString(16).padStart(8, "0");
}
