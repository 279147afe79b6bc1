import type { FieldWords } from "../../../../../platform/fields/fields";
import type { fields } from "./schema";

export const ownDataFieldsDe = {
  "own-data": {
    name: { label: "Datei", help: "Datei, die die Daten enthält" },
    hash: { label: "Prüfsumme des Inhalts", help: "Prüfsumme der Datei, verglichen beim erneuten Öffnen des Experiments" },
  } satisfies FieldWords<typeof fields>,
};
