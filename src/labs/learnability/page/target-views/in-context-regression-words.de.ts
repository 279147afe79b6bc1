import { counted, inWords, plural } from "../../../../platform/ui/grammar.de";
import type { InContextRegressionSpec } from "../../math/tasks/in-context-regression/schema";
import type { TargetView } from "./target-view";

export default {
  name: "Regression im Kontext",
  heading: "Ziel: Regression im Kontext",
  lede: {
    made: ({ samples, context }) =>
      `${counted(samples, "Prompt", "Prompts")} mit ${context === 1 ? "einem Beispiel" : `${inWords(context)} Beispielen`} und einer Anfrage ${plural(samples, "ist eine lineare Regression", "sind lineare Regressionen")} mit jeweils eigenem Aufgabenvektor.`,
    question: "Wie rechnet eine Schicht diese Regression?",
  },
} satisfies TargetView<InContextRegressionSpec>;
