/** German for the fields of the coins. */
import type { FieldWords } from "../../../src/platform/fields/fields";
import type { coinsFields } from "./document";

export const coinsFieldsDe = {
  coins: {
    seed: { label: "Seed", help: "jeder Wurf folgt aus ihm" },
    tosses: { label: "Würfe", help: "wie oft die Münze geworfen wird" },
  } satisfies FieldWords<typeof coinsFields>,
};
