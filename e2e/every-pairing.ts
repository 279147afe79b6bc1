/**
 * Of the pairings of languages and widths `npm test` looks at two that have each of both; what a language does at a width it does
 * at another. `npm run verify -- pairings` looks at all of them.
 */
export const everyPairing = process.env.EVERY_PAIRING !== undefined;

/** The first two of pairings, in which every language and every width is, or all of them. */
export function pairings<Pairing>(all: readonly Pairing[]): readonly Pairing[] {
  return everyPairing ? all : all.slice(0, 2);
}
