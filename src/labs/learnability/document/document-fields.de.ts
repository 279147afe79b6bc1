import type { FieldWords } from "../../../platform/fields/fields";
import type { experimentFields } from "./document";

export const experimentFieldsDe = {
  experiment: {
    seed: { label: "Seed", help: "Startwert der Zufallszahlen: Gleiche Seeds ziehen gleiche Daten" },
  } satisfies FieldWords<typeof experimentFields>,
};
