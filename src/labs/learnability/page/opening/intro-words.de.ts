import type { fewText } from "./intro-words";

export default {
  headline: "Dieselbe Schicht, mit allem, was sie lernt",
  lede: "Neben den kleinsten Quadraten, der geschlossenen Form, trainieren nun Köpfe mit Gradientenabstieg. Der Verlust sagt, wie weit jeder daneben liegt, das Spektrum, welche Richtungen die Beispiele zeigen.",
  attempt: "Eine Größe ändern und sehen, was das mit beidem macht.",
  settings: "Drei Größen zum Ändern",
} satisfies typeof fewText;
