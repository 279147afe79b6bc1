import { formatValue } from "../../../../platform/charts/format";
import type { Reached } from "../../../../platform/shell/lesson-api";
import { signed } from "./signed";
import type { lessonApiText } from "./words";

export default {
  measures: {
    "times-better": "Gemessenes Fehlerverhältnis, Nullvorhersage durch Netz",
    "network-error": "Gemessener Fehler des Netzes",
    "reading-error": "Gemessener Fehler des Algorithmus mit drei Skalaren",
    "reading-ratio": "Gemessenes Fehlerverhältnis, drei Skalare je Schicht durch alle Gewichte",
    "left-out": "Gemessenes Residuum der drei Skalare, in Prozent",
    eta: "Gemessenes η",
    gamma: "Gemessenes γ",
    "sent-hidden": "Gemessener Anteil von C und D an den Nachrichten, in Prozent",
    weights: "Trainierte Gewichte",
    numbers: "Skalare des Algorithmus",
    skipped: "Übersprungene Schritte",
  },
  goals: {
    "another-algorithm": ({ way, figures: { better, gamma } }: Reached) =>
      way === "sign"
        ? `Mit +D ausgelesen ist der Fehler ${formatValue(better)}-mal kleiner als der der Nullvorhersage; in der ersten Schicht ist γ = ${signed(gamma)}. Das Netz setzt einen anderen Algorithmus um: Die Schritte von EAGLE ergeben −D.`
        : `Der Fehler dieses Netzes ist ${formatValue(better)}-mal kleiner als der der Nullvorhersage; in der ersten Schicht ist γ = ${signed(gamma)}. Auch eine einzige Einstellung allein ergibt einen anderen Algorithmus.`,
  },
} satisfies typeof lessonApiText;
