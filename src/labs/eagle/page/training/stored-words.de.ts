import type { Words } from "../../../../platform/ui/translation";
import type { storedText } from "./stored-words";

export default {
  run: "Gespeicherter Lauf",
  show: "Was gezeigt wird",
  shows: { weights: "Gewichte", error: "Fehler", steps: "Schritte von EAGLE" },
  regimes: { unconstrained: "unbeschränkt", distributed: "verteilt", limited: "wenige Spalten" },
  name: (regime, seed) => `${regime}, Seed ${seed}`,
  waiting: "Die gespeicherten Läufe werden geholt.",
  failed: "Die gespeicherten Läufe konnten nicht geholt werden. Ohne Netz sind sie nicht da; öffne die Ansicht wieder, wenn es eines gibt.",
  none: "Es sind keine Läufe gespeichert.",
  whole: (steps) => `${steps} Schritte`,
  partly: (done, of) => `${done} von ${of} Schritten`,
  origin: (steps, batch, size, minutes, machine) =>
    `Ein gespeichertes Ergebnis, kein eigener Lauf: ${steps} zu ${batch} Matrizen von ${size}, vorab mit dem Trainer dieser Seite in ${minutes} min auf einem Kern trainiert (${machine}).`,
  better: (ratio) => `Die typische neue Matrix wird ${ratio}-mal besser ergänzt als durch die Antwort null.`,
  noBetter: "Die typische neue Matrix wird nicht besser ergänzt als durch die Antwort null.",
  between: (low, high) => `zwischen ${low} und ${high}`,
  steps: (eta, gamma, runs) =>
    `${runs > 1 ? `Mittel über die Schichten, bei ${runs} Seeds` : "Mittel über die Schichten"}: η ${eta}, γ ${gamma}; das Paper fand 1 und 1,9.`,
  leftOut: (count, of) => `Von ${of} Matrizen lassen die Normen ${count} aus, bei denen das Netz divergiert.`,
  columns: {
    run: "Lauf",
    steps: "Schritte",
    better: "So viel besser als die Antwort null",
    eta: "η, Mittel der Schichten",
    gamma: "γ, Mittel der Schichten",
    skipped: "Ausgelassene Schritte",
    seconds: "Sekunden eines Kerns",
    machine: "Maschine",
    kernels: "Rechenkerne",
  },
  explain: [
    "Das Paper trainiert 20 000 Schritte zu 1 024 Matrizen; so lange wartet niemand auf eine Seite. Diese Netze wurden vorab trainiert, so viele dieser Schritte lang, wie dabeisteht, mit dem Trainer und aus den Zufallsströmen der Läufe dieser Seite: Wer einem Lauf ihre Einstellungen gibt und so lange wartet, bekommt dieselben Bits, wenn die Rechenkerne dieselbe Version haben.",
    "Beurteilt werden sie an 8 192 neuen Matrizen; die Normen, an denen η und γ gemessen werden, sind die größten der ersten 1 024, wie in einem Batch des Papers: für η die der Spalten von A eines Rechners, für γ die aller Spalten zusammen.",
    "Alle vier Faktoren dieser Netze begannen gaußverteilt. Mit solchen Anfangsgewichten bleibt bei manchen Seeds der kleineren Vorlagen eine Schicht bei null; bei keinem dieser fünf Netze ist das so. Wie oft es in dieser Größe vorkommt, sagen fünf Läufe nicht.",
  ],
  formula:
    "\\eta_l = -\\alpha_1 \\alpha_2 \\max \\lVert A_l^{\\mu} \\rVert^2, \\quad \\gamma_l = -\\alpha_1 \\alpha_3 \\max \\lVert A_l \\rVert^2",
} satisfies Words<typeof storedText>;
