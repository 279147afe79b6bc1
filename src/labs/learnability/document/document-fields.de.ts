import type { FieldWords } from "../../../platform/fields/fields";
import type { experimentFields } from "./document";

export const experimentFieldsDe = {
  experiment: {
    seed: { label: "Seed", help: "jede zufällige Ziehung der Daten folgt aus ihm" },
  } satisfies FieldWords<typeof experimentFields>,
};
