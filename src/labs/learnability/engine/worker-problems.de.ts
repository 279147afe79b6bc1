import type { Sentence } from "../../../platform/fields/problem";
import type { WorkerProblemCode } from "./worker-problems";

export const workerSentencesDe: Readonly<Record<WorkerProblemCode, Sentence>> = {
  "study-stopped": {
    message: "die Rechnung brach unerwartet ab, wahrscheinlich aus Mangel an Speicher",
    hint: "Andere Tabs schließen oder die Dimension verkleinern, dann noch einmal fragen.",
  },
  "map-run-stopped": {
    message: "sein Worker ist dreimal ausgefallen, wahrscheinlich aus Mangel an Speicher",
    hint: "Weniger Beispiele oder eine kleinere Dimension wählen.",
  },
  "drawn-data-stopped": {
    message: "die Daten ließen sich nicht schreiben",
    hint: "Andere Tabs schließen, um Speicher freizugeben, dann noch einmal versuchen.",
  },
};
