/** Problems of the coins, in English; `problems.de.ts` has the same in German. */
import type { Sentences } from "../../../src/platform/fields/problem";

export const coinsSentences = {
  "coins-odd": { message: "must be even, got {tosses}" },
} as const satisfies Sentences;

export type CoinsProblemCode = keyof typeof coinsSentences;
