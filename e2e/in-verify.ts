import { inVerify } from "../src/platform/in-verify-testing";

export { inVerify };

/** Of a test that only verify runs: `test("title", leftToVerify, …)`. */
export const leftToVerify = { tag: "@verify" };

/**
 * The first two of pairings, in which every language and every width is, or all of them: what a language does at a width it does
 * at another.
 */
export function pairings<Pairing>(all: readonly Pairing[]): readonly Pairing[] {
  return inVerify ? all : all.slice(0, 2);
}
