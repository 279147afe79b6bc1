import type { FieldWords } from "../../../platform/fields/fields";
import type { mapFields } from "./map";

export const mapFieldsDe = {
  map: {
    seeds: { label: "Seeds", help: "Läufe jeder Zelle" },
    seed: { label: "Erster Seed", help: "des ersten Laufs jeder Zelle; die anderen zählen weiter" },
    draws: {
      label: "Jeder Seed zieht",
      help: "worin sich die Läufe einer Zelle unterscheiden",
      options: { data: "Ziel, Daten und Anfang", start: "nur seinen Anfang" },
    },
    measure: {
      label: "Maß",
      help: "was die Farben sagen",
      options: { error: "Median des Fehlers", success: "Erfolgsquote", steps: "Schritte bis zum Ziel" },
    },
    target: { label: "Zielfehler", help: "Testfehler, bei dem oder unter dem ein Lauf als Erfolg zählt" },
  } satisfies FieldWords<typeof mapFields>,
};
