import type { Sentences } from "../../../../platform/fields/problem";
import type { LearnerProblemCode } from "./problems";

const unlabelled = { message: "die Trainingsbeispiele haben keine Labels y, ohne die es nicht geht" };
const overshoots =
  "der Verlust ist ab Schritt {step} keine Zahl mehr: Mit Lernrate {rate} schießt {optimizer} bei jedem Schritt weiter über das Ziel hinaus";

export const learnerSentencesDe: Readonly<Record<LearnerProblemCode, Sentences[string]>> = {
  "train-empty": { message: "es gibt keine Trainingsbeispiele" },
  "train-unlabelled": unlabelled,
  "train-unlabelled-gradient": unlabelled,
  "train-unlabelled-convex": unlabelled,
  "train-unlabelled-closed-form": unlabelled,
  "train-unlabelled-least-squares": unlabelled,
  "train-unlabelled-loss": unlabelled,
  "diverged-unclipped": { message: `${overshoots}. Die Lernrate senken oder den Gradienten begrenzen.` },
  "diverged-clipped": { message: `${overshoots}. Die Lernrate oder die größte Norm des Gradienten senken.` },
  "diverged-convex": {
    message:
      "der Verlust überschritt 1e300 bis Schritt {step}: Die Lernrate {rate} liegt über d_out / λ_max(S Λ S) = {largest}, der größten, bei der Gradientenabstieg auf W stabil ist. Lernrate / größte stabile unter 1 setzen.",
  },
  "convex-features": {
    message: "Token mit {d} Koordinaten haben {psi} kubische Merkmale, Gradientenabstieg auf W wird für höchstens {most} berechnet",
    hint: "Die Dimension d auf höchstens 16 senken oder die geschlossene Lösung verwenden, die keine Merkmale braucht.",
  },
  "convex-no-features": {
    message: "alle Merkmale der Trainingsbeispiele sind null, der Gradientenabstieg auf W hat also keine Richtung",
    hint: "Beispiele verwenden, deren letztes Token nicht null ist.",
  },
  "head-search-dimension": {
    message:
      "nach weniger Köpfen wird bis d = {most} gesucht, nicht bei d = {d}: Jeder von Dutzenden Schritten löst nach allen H × Ausgaben × d Einträgen von V zugleich, was dort Sekunden und mehr dauert",
    hint: "Die Dimension senken oder compress auf 0 setzen und die Köpfe der Singulärwertzerlegung behalten.",
  },
  "few-heads-work": {
    message:
      "mit H = {heads} Köpfen wird bei d = {d} keine beste Anpassung gesucht: Der Aufwand wächst mit H² d⁶ und läge dort bei Minuten",
    hint: "Die Dimension oder die Anzahl der Köpfe senken.",
  },
  "next-token-no-symbols": {
    message: "die Token dieses Ziels bestehen nicht aus Symbolen, deren Wahrscheinlichkeiten ein Modell des nächsten Tokens angibt",
    hint: "Einen Automaten ohne zusätzliche Beispiele wählen oder den quadratischen Fehler.",
  },
  "gpu-float64": {
    message: "eine GPU trainiert in float32, dieser Lerner verlangt float64",
    hint: "float32 wählen oder auf dem Prozessor trainieren.",
  },
  "gpu-gram-inaccurate": {
    message: "die Gram-Matrix in float32 ist zu ungenau, um auf float64 verfeinert zu werden: {detail}",
    hint: "Die Daten sind zu wenige oder fast abhängig; auf dem Prozessor lösen.",
  },
  "gpu-gram-residual": { message: "das relative Residuum ging von {before} auf {after}" },
  "path-too-short": {
    message: "der Weg dieses Lerners spannt noch keine Ebene auf",
    hint: "Ihn mehr Schritte machen lassen oder andere Richtungen wählen.",
  },
  "loss-without-curvature": { message: "der Verlust hat hier keine Krümmung" },
};
