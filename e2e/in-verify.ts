/**
 * Set by `npm run verify`, which runs what `npm test` leaves out: tests that take long and fail seldom, and all pairings of languages
 * and widths. What a language does at a width it does at another, so that `npm test` looks at two pairings that have each of both.
 */
export const inVerify = process.env.IN_VERIFY !== undefined;

/** Of a test that only verify runs: `test("title", leftToVerify, …)`. */
export const leftToVerify = { tag: "@verify" };

/** The first two of pairings, in which every language and every width is, or all of them. */
export function pairings<Pairing>(all: readonly Pairing[]): readonly Pairing[] {
  return inVerify ? all : all.slice(0, 2);
}
