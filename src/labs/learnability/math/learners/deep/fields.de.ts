import type { FieldWords } from "../../../../../platform/fields/fields";
import { gradientFieldsDe } from "../gradient/fields.de";
import type { linearFields, transformerFields } from "./fields";

const objective = {
  label: "Trainingsziel",
  help: "was das Training verringert: den quadratischen Fehler, oder die Kreuzentropie des nächsten Tokens, bei Zielen, deren Token aus Symbolen bestehen (Automaten)",
  options: { squared: "quadratischer Fehler", tokens: "nächstes Token" },
};
const precision = {
  label: "Genauigkeit",
  help: "Arithmetik des Trainings: float32 auf SIMD-Kernels, float64 in einfachen Schleifen",
  options: { float32: "float32", float64: "float64" },
};

export const deepFieldsDe = {
  "linear-layers": {
    layers: { label: "Schichten", help: "Schichten linearer Attention, die letzte davon abgelesen" },
    heads: { label: "Köpfe H", help: "Paare aus Wert und Schlüssel-Anfrage in jeder Schicht" },
    residual: {
      label: "Residuum",
      help: "ob Schichten vor der letzten zu dem, was sie bekamen, hinzufügen oder es ersetzen",
      options: { on: "hinzufügen", off: "ersetzen" },
    },
    objective,
    ...gradientFieldsDe.training,
    precision,
  } satisfies FieldWords<typeof linearFields>,
  transformer: {
    layers: { label: "Schichten", help: "Blöcke aus Softmax-Attention und MLP" },
    heads: { label: "Köpfe H", help: "Attention-Köpfe in jeder Schicht" },
    width: {
      label: "Breite",
      help: "Koordinaten eines Tokens im Inneren; ein Kopf arbeitet in Breite / Köpfe davon, abgerundet, mindestens einer",
    },
    mlpRatio: { label: "MLP-Verhältnis", help: "verborgene Einheiten des MLP je Koordinate der Breite; 0 lässt das MLP weg" },
    objective,
    ...gradientFieldsDe.training,
    initialScale: { label: "Anfangsskala", help: "Standardabweichung der anfänglichen Gewichte, mal der Wurzel der Eingänge ihrer Matrix" },
    precision,
  } satisfies FieldWords<typeof transformerFields>,
};
