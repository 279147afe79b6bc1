/** A fingerprint of numbers, by which an experiment knows the file it was made with. Not a protection against forgery. */

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
