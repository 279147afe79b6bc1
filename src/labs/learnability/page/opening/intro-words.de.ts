import type { fewText } from "./intro-words";

export default {
  headline: "Dieselbe Schicht, mit mehreren Verfahren gelernt",
  lede: "Köpfe trainieren nun mit Gradientenabstieg, neben der Anpassung nach kleinsten Quadraten (geschlossene Form). Das Verlust-Panel zeigt den Fehler jedes Lerners, das Spektrum die Richtungen, die die Beispiele bestimmen.",
  attempt: "Eine Einstellung ändern und beide Panels vergleichen.",
  settings: "Drei Einstellungen",
  others: "Zwei weitere Fragen zu Attention",
} satisfies typeof fewText;
