import type { fewText } from "./intro-words";

export default {
  headline: "Dieselbe Schicht, mit mehreren Verfahren gelernt",
  lede: "Neben den kleinsten Quadraten, der geschlossenen Form, trainieren nun Köpfe mit Gradientenabstieg. Der Verlust zeigt den Fehler jedes Lerners, das Spektrum die Richtungen der Trainingsbeispiele.",
  attempt: "Eine Einstellung ändern und beide Panels vergleichen.",
  settings: "Drei Einstellungen",
} satisfies typeof fewText;
