import type { FieldWords } from "../../../platform/fields/fields";
import type { mapFields } from "./map";

export const mapFieldsDe = {
  map: {
    seeds: { label: "Seeds", help: "Läufe je Zelle, jeder mit eigenem Seed; mehr Läufe geben einen stabileren Median" },
    seed: { label: "Erster Seed", help: "Seed des ersten Laufs jeder Zelle; die anderen Läufe nehmen die folgenden Seeds" },
    draws: {
      label: "Vom Seed verändert",
      help: "Unterschied zwischen den Läufen einer Zelle",
      options: { data: "Ziel, Daten und Anfangsgewichte", start: "nur Anfangsgewichte" },
    },
    measure: {
      label: "Maß",
      help: "Größe, die die Farben zeigen",
      options: { error: "Median des Fehlers", success: "Erfolgsquote", steps: "Schritte bis zum Ziel" },
    },
    target: { label: "Zielfehler", help: "größter Testfehler, bei dem ein Lauf als Erfolg zählt" },
  } satisfies FieldWords<typeof mapFields>,
};
