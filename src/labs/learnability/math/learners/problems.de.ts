import type { Sentences } from "../../../../platform/fields/problem";
import type { LearnerProblemCode } from "./problems";

const unlabelled = {
  message: "den Trainingsbeispielen fehlen die Labels y, die dafür nötig sind",
  hint: "Labels zu den Trainingsdaten hinzufügen.",
};
const overshoots = "der Verlust läuft bei Schritt {step} über: {optimizer} divergiert mit der Lernrate {rate}";

export const learnerSentencesDe: Readonly<Record<LearnerProblemCode, Sentences[string]>> = {
  "train-empty": { message: "es gibt keine Trainingsbeispiele", hint: "Beispiele zu den Trainingsdaten hinzufügen." },
  "train-unlabelled": unlabelled,
  "train-unlabelled-gradient": unlabelled,
  "train-unlabelled-convex": unlabelled,
  "train-unlabelled-closed-form": unlabelled,
  "train-unlabelled-least-squares": unlabelled,
  "train-unlabelled-loss": unlabelled,
  "diverged-unclipped": { message: `${overshoots}. Die Lernrate senken oder Gradienten-Clipping verwenden.` },
  "diverged-clipped": { message: `${overshoots}. Die Lernrate oder die Grenze des Gradienten-Clippings senken.` },
  "diverged-convex": {
    message:
      "der Verlust überschreitet 1e300 bis Schritt {step}. Die Lernrate {rate} liegt über {largest} = d_out / λ_max(S Λ S), der größten stabilen. Relative Lernrate unter 1 setzen.",
  },
  "convex-features": {
    message: "Token mit {d} Koordinaten haben {psi} kubische Merkmale, für Gradientenabstieg auf W sind höchstens {most} möglich",
    hint: "Die Dimension d auf höchstens 16 senken oder die geschlossene Lösung verwenden.",
  },
  "convex-no-features": {
    message: "alle Merkmale der Trainingsbeispiele sind null, der Gradientenabstieg auf W hat also keinen Gradienten",
    hint: "Beispiele verwenden, deren letztes Token nicht null ist.",
  },
  "head-search-dimension": {
    message: "Kompression auf weniger Köpfe gibt es bis d = {most}, nicht bei d = {d}: Jeder Schritt würde Sekunden dauern",
    hint: "Die Dimension senken oder Köpfe nach Kompression auf 0 setzen.",
  },
  "few-heads-work": {
    message: "die beste Anpassung mit H = {heads} Köpfen bei d = {d} würde Minuten dauern: Der Aufwand wächst mit H² d⁶",
    hint: "Die Dimension oder die Anzahl der Köpfe senken.",
  },
  "next-token-no-symbols": {
    message: "die Vorhersage des nächsten Tokens braucht Token aus Symbolen, die dieses Ziel nicht hat",
    hint: "Einen Automaten ohne zusätzliche Beispiele als Ziel wählen oder als Trainingsziel den quadratischen Fehler.",
  },
  "gpu-float64": {
    message: "die GPU trainiert in float32, dieser Lerner ist aber auf float64 eingestellt",
    hint: "Genauigkeit auf float32 setzen oder auf dem Prozessor trainieren.",
  },
  "gpu-whole-batch": {
    message: "die GPU trainiert mit Batches in float32, aber jeder Schritt dieses Lerners nutzt alle Beispiele in float64",
    hint: "Batchgröße auf eine Zahl setzen oder auf dem Prozessor trainieren.",
  },
  "gpu-key-query-rank": {
    message: "die GPU trainiert Köpfe mit einer Key-Query-Matrix, aber Keys und Queries dieses Lerners sind getrennt, mit Rang {rank}",
    hint: "Rang von Key-Query auf verschmolzen setzen oder auf dem Prozessor trainieren.",
  },
  "unfetched-key-query-rank": {
    message: "Lerner mit getrennten Keys und Queries sind noch nicht geladen",
    hint: "Verbindung prüfen und den Lauf neu starten.",
  },
  "whole-batch-size": {
    message: "Schritte auf allen Beispielen bräuchten {size} GB für {psi} Merkmale und {samples} Beispiele",
    hint: "Batchgröße auf eine Zahl setzen oder Anzahl der Beispiele oder Dimension verringern.",
  },
  "gpu-gram-inaccurate": {
    message: "die GPU berechnet die Gram-Matrix in float32, was hier zu ungenau ist: {detail}",
    hint: "Auf dem Prozessor lösen: Die Beispiele sind zu wenige oder fast linear abhängig.",
  },
  "gpu-gram-residual": { message: "die Verfeinerung ändert das relative Residuum von {before} auf {after}" },
  "path-too-short": {
    message: "der Weg dieses Lerners spannt noch keine Ebene auf",
    hint: "Den Lerner mehr Schritte trainieren oder andere Richtungen wählen.",
  },
  "loss-without-curvature": { message: "der Verlust hat hier keine Krümmung" },
};
