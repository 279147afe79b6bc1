import { formatValue } from "../../../../platform/charts/format";
import type { Reached } from "../../../../platform/shell/lesson-api";
import { signed } from "./signed";
import type { lessonApiText } from "./words";

export default {
  measures: {
    "times-better": "Gemessen: so viele Male besser als die Antwort null",
    "network-error": "Gemessener Fehler des Netzes",
    "reading-error": "Gemessener Fehler dessen, was aus seinen Schichten gelesen wird",
    "reading-ratio": "Gemessener Fehler mit drei Zahlen je Schicht, geteilt durch den mit allen Gewichten",
    "left-out": "Gemessener Anteil, den drei Zahlen auslassen, in Prozent",
    eta: "Gemessenes η",
    gamma: "Gemessenes γ",
    "sent-hidden": "Gemessener Anteil von C und D an dem, was gesendet wird, in Prozent",
    weights: "Trainierte Zahlen",
    numbers: "Zahlen der Lesart",
    skipped: "Ausgelassene Schritte",
  },
  goals: {
    "another-algorithm": ({ way, figures: { better, gamma } }: Reached) =>
      way === "sign"
        ? `Mit +D gelesen ist das Netz ${formatValue(better)}-mal so gut wie die Antwort null, mit γ = ${signed(gamma)} in seiner ersten Schicht: Es ist auf etwas anderes gekommen, denn die Regeln von EAGLE lassen −D in der Ecke.`
        : `Dieses Netz ist ${formatValue(better)}-mal so gut wie die Antwort null, mit γ = ${signed(gamma)} in seiner ersten Schicht. Es gibt einen Weg mit einer einzigen Wahl, die kein Training wettmacht.`,
  },
} satisfies typeof lessonApiText;
