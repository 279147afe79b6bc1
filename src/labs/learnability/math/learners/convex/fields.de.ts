import type { FieldWords } from "../../../../../platform/fields/fields";
import type { fields } from "./fields";

export const convexFieldsDe = {
  convex: {
    relativeRate: {
      label: "Lernrate / größte stabile",
      help: "die Lernrate als Anteil von d_out/λ_max, der größten stabilen; über 1 divergiert sie",
    },
    steps: {
      label: "Schritte",
      help: "Gradientenschritte des ganzen Laufs; jede Richtung wird für sich berechnet, also kostet jede Anzahl gleich viel",
    },
    start: {
      label: "Anfang",
      help: "W vor dem ersten Schritt; was die Daten frei lassen, bleibt, wie es beginnt",
      options: { zero: "null", gaussian: "gaußsch" },
    },
    startScale: { label: "Startskala", help: "Standardabweichung der Einträge von W vor dem ersten Schritt" },
    seed: { label: "Seed", help: "zieht den gaußschen Anfang" },
  } satisfies FieldWords<typeof fields>,
};
