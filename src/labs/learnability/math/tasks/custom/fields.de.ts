import type { FieldWords } from "../../../../../platform/fields/fields";
import type { fields } from "./schema";

export const ownDataFieldsDe = {
  "own-data": {
    name: { label: "Datei", help: "die Datei, die die Daten enthält" },
    hash: { label: "Prüfsumme des Inhalts", help: "zeigt, ob eine Datei die ist, mit der dieses Experiment gemacht wurde" },
  } satisfies FieldWords<typeof fields>,
};
