/** A fingerprint of own data, by which an experiment knows the file it was made with. Not a protection against forgery. */
import type { OwnData, Sequence } from "../dataset";

/**
 * 16 hexadecimal digits that depend on the shapes and the numbers and on nothing else, so that a file may be
 * reformatted. Two MurmurHash3 streams of 32 bits with different seeds.
 */
export function hashOwnData(data: OwnData): string {
  return [0x9747b28c, 0x5bd1e995].map((seed) => hex(hashWith(seed, data))).join("");
}

function hashWith(seed: number, data: OwnData): number {
  const shape = Float64Array.of(data.d, data.outputs, data.train.length, data.test.length);
  let state = mix(seed, shape);
  for (const sequence of [...data.train, ...data.test]) state = mixSequence(state, sequence);
  return finish(state);
}

function mixSequence(state: number, { n, Z, y }: Sequence): number {
  const next = mix(mix(state, Float64Array.of(n, y === null ? 0 : 1)), Z);
  return y === null ? next : mix(next, y);
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
