import type { Words } from "../../../../platform/ui/translation";
import type { inspectionText } from "./words";

export default {
  choose: "Encoder",
  none: "Hier gibt es keinen Encoder: eine Aufgabe wählen, die einer lernt.",
  trained: (steps: string) => `Nach ${steps} ${steps === "1" ? "Schritt" : "Schritten"}`,
  first: "Untrainiert, mit den ersten Gewichten,",
} satisfies Words<typeof inspectionText>;
