import { inVerify } from "../src/platform/numerics/in-verify-testing";

export { inVerify };

/** Of a test that only verify runs: `test("title", leftToVerify, …)`. */
export const leftToVerify = { tag: "@verify" };

/** The first of the pairings of a language and a width, or all of them: what a language does at a width it does at another. */
export function pairings<Pairing>(all: readonly Pairing[]): readonly Pairing[] {
  return inVerify ? all : all.slice(0, 1);
}
