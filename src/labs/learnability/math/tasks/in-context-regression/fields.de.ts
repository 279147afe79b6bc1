import type { FieldWords } from "../../../../../platform/fields/fields";
import type { fields } from "./schema";

export const inContextRegressionFieldsDe = {
  "in-context-regression": {
    dimension: { label: "Dimension D", help: "Koordinaten einer Eingabe x; ein Token enthält x und ihr Label y und hat D + 1" },
    context: {
      label: "Beispiele im Kontext",
      help: "Paare (x, y) mit Label vor der Anfrage; die Attention wird durch diese Anzahl geteilt",
    },
    spectrum: {
      label: "Spektrum der Eingaben",
      help: "Eigenwerte der Kovarianz von x: alle gleich oder proportional zu 1, 2, ..., D",
      options: { white: "weiß", linear: "linear" },
    },
    trace: { label: "Spur der Kovarianz", help: "Summe ihrer Eigenwerte; so groß ist der quadratische Fehler der Antwort null" },
    noise: {
      label: "Rauschen im Kontext σ",
      help: "Standardabweichung des gaußschen Rauschens der Labels im Kontext; die Antwort hat keines",
    },
    samples: { label: "Prompts N", help: "Trainingsprompts, jeder mit eigenem Aufgabenvektor" },
    testSamples: { label: "Testprompts", help: "Prompts mit eigenen Aufgabenvektoren zum Testen der Lerner" },
  } satisfies FieldWords<typeof fields>,
};
