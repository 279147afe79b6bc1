import type { Words } from "../../../../platform/ui/translation";
import type { storedText } from "./stored-words";

export default {
  run: "Gespeicherter Lauf",
  show: "Dargestellte Größe",
  shows: { weights: "Gewichte", error: "Fehler", steps: "Schrittweiten" },
  regimes: { unconstrained: "unbeschränkt", distributed: "verteilt", limited: "begrenzte Rechenleistung" },
  name: (regime, seed) => `${regime}, Seed ${seed}`,
  none: "Es sind keine Läufe gespeichert.",
  whole: (steps) => `${steps} Schritte`,
  partly: (done, of) => `${done} von ${of} Schritten`,
  origin: (steps, batch, size, minutes, machine) =>
    `Gespeichertes Ergebnis, nicht der aktuelle Lauf: ${steps} zu ${batch} Matrizen von ${size}, trainiert in ${minutes} min auf einem Kern (${machine}).`,
  better: (ratio) => `Der Median des Fehlers an neuen Matrizen ist ${ratio}-mal kleiner als der der Nullvorhersage.`,
  noBetter: "Der Median des Fehlers an neuen Matrizen ist nahe dem der Nullvorhersage oder darüber.",
  between: (low, high) => `zwischen ${low} und ${high}`,
  steps: (eta, gamma, runs) =>
    `${runs > 1 ? `Mittel über die Schichten, bei ${runs} Seeds` : "Mittel über die Schichten"}: η ${eta}, γ ${gamma}; das Paper nennt 1 und 1,9.`,
  leftOut: (count, of) => `Von ${of} Matrizen lassen die Normen ${count} aus, bei denen das Netz divergiert.`,
  columns: {
    run: "Lauf",
    steps: "Schritte",
    better: "Fehler der Nullvorhersage durch den des Netzes",
    eta: "η, Mittel der Schichten",
    gamma: "γ, Mittel der Schichten",
    skipped: "Übersprungene Schritte",
    seconds: "Sekunden auf einem Kern",
    machine: "Maschine",
    kernels: "Rechenkerne",
  },
  explain: [
    "Das Paper trainiert 20 000 Schritte zu 1 024 Matrizen. Diese Netze wurden vorab mit dem Trainer dieser Seite trainiert, so viele Schritte wie angegeben. Ein Lauf mit denselben Einstellungen und derselben Version der Rechenkerne ergibt dieselben Bits.",
    "Fehler sind an 8 192 neuen Matrizen gemessen. η und γ nutzen die größten Normen der ersten 1 024, wie in einem Batch des Papers. η nutzt die Spalten von A eines Rechners, γ alle Spalten.",
    "Alle vier Faktoren dieser Netze sind gaußverteilt initialisiert. Damit bleibt bei manchen Seeds der kleineren Vorlagen eine Schicht bei null; bei keinem dieser fünf Netze ist das so. Fünf Läufe sind zu wenige, um die Häufigkeit in dieser Größe zu schätzen.",
  ],
  formula:
    "\\eta_l = -\\alpha_1 \\alpha_2 \\max \\lVert A_l^{\\mu} \\rVert^2, \\quad \\gamma_l = -\\alpha_1 \\alpha_3 \\max \\lVert A_l \\rVert^2",
} satisfies Words<typeof storedText>;
