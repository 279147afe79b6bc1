import type { FieldWords } from "../../../../../platform/fields/fields";
import type { fields } from "./fields";

export const convexFieldsDe = {
  convex: {
    relativeRate: {
      label: "Relative Lernrate",
      help: "Lernrate im Verhältnis zu d_out/λ_max, der größten stabilen; über 1 divergiert der Abstieg",
    },
    steps: {
      label: "Schritte",
      help: "Gradientenschritte des ganzen Laufs; eine Formel je Richtung macht jede Anzahl gleich schnell",
    },
    start: {
      label: "Initialisierung",
      help: "W vor dem ersten Schritt; in unbestimmten Richtungen behält W diese Werte",
      options: { zero: "null", gaussian: "gaußsch" },
    },
    startScale: { label: "Skala der Initialisierung", help: "Standardabweichung der anfänglichen Einträge von W" },
    seed: { label: "Seed", help: "Startwert der Zufallszahlen für das gaußsche W" },
  } satisfies FieldWords<typeof fields>,
};
