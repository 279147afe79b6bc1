/** Tokens with few non-zero coordinates, as all tokens of a machine are. */

/** The non-zero coordinates in ascending order. */
export type Token = readonly (readonly [coordinate: number, value: number])[];

/** A token from coordinates in any order; equal coordinates are added, zeros are left out. */
export function tokenOf(entries: Iterable<readonly [coordinate: number, value: number]>): Token {
  const sums = new Map<number, number>();
  for (const [coordinate, value] of entries) sums.set(coordinate, (sums.get(coordinate) ?? 0) + value);
  return [...sums].filter(([, value]) => value !== 0).sort(([a], [b]) => a - b);
}

/** The token that is 1 at each of these coordinates. */
export function onesAt(...coordinates: readonly number[]): Token {
  return tokenOf(coordinates.map((coordinate) => [coordinate, 1] as const));
}

/** All d coordinates. */
export function denseToken(token: Token, d: number): Float64Array {
  const values = new Float64Array(d);
  for (const [coordinate, value] of token) values[coordinate] = value;
  return values;
}

/** Z, d x n row-major: one column per token. */
export function denseTokens(tokens: readonly Token[], d: number): Float64Array {
  const Z = new Float64Array(d * tokens.length);
  for (const [t, token] of tokens.entries()) for (const [coordinate, value] of token) Z[coordinate * tokens.length + t] = value;
  return Z;
}

/** Every coordinate rounded to the nearest integer: the token in a learned layer's output. */
export function roundedToken(values: Float64Array): Token {
  return tokenOf(Array.from(values, (value, coordinate) => [coordinate, Math.round(value)] as const));
}
