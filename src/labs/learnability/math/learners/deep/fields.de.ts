import type { FieldWords } from "../../../../../platform/fields/fields";
import { gradientFieldsDe } from "../gradient/fields.de";
import type { linearFields, transformerFields } from "./fields";

const objective = {
  label: "Trainingsziel",
  help: "Verlust des Trainings; die Kreuzentropie des nächsten Tokens braucht ein Ziel, dessen Token aus Symbolen bestehen (Automaten)",
  options: { squared: "quadratischer Fehler", tokens: "nächstes Token" },
};
const precision = {
  label: "Genauigkeit",
  help: "Zahlenformat des Trainings; float32 ist schneller, float64 genauer",
  options: { float32: "float32", float64: "float64" },
};

export const deepFieldsDe = {
  "linear-layers": {
    layers: { label: "Schichten", help: "Anzahl der Schichten linearer Attention; die letzte sagt das Label vorher" },
    heads: { label: "Köpfe H", help: "Köpfe je Schicht, jeder mit einer Value- und einer Key-Query-Matrix" },
    residual: {
      label: "Residualverbindung",
      help: "Schichten vor der letzten addieren ihre Ausgabe zur Eingabe oder ersetzen sie",
      options: { on: "addieren", off: "ersetzen" },
    },
    objective,
    ...gradientFieldsDe.training,
    precision,
  } satisfies FieldWords<typeof linearFields>,
  transformer: {
    layers: { label: "Schichten", help: "Anzahl der Blöcke aus Softmax-Attention und MLP" },
    heads: { label: "Köpfe H", help: "Attention-Köpfe je Schicht" },
    width: {
      label: "Breite",
      help: "Koordinaten eines Tokens im Modell; ein Kopf hat Breite / Köpfe davon, abgerundet, mindestens eine",
    },
    mlpRatio: { label: "MLP-Verhältnis", help: "verborgene Einheiten des MLP je Koordinate der Breite; 0 lässt das MLP weg" },
    objective,
    ...gradientFieldsDe.training,
    initialScale: {
      label: "Skala der Initialisierung",
      help: "Standardabweichung der Anfangsgewichte mal Quadratwurzel der Anzahl der Eingänge ihrer Matrix",
    },
    precision,
  } satisfies FieldWords<typeof transformerFields>,
};
