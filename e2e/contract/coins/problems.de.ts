import type { Sentence } from "../../../src/platform/fields/problem";
import type { CoinsProblemCode } from "./problems";

export const coinsSentencesDe: Readonly<Record<CoinsProblemCode, Sentence>> = {
  "coins-odd": { message: "muss gerade sein, nicht {tosses}" },
};
