import type { Words } from "../../../platform/ui/translation";
import type { eagleText } from "./words";

export default {
  title: "EAGLE",
  controls: {
    preset: "Wahl einer Vorlage",
    kind: "Art der Aufgabe",
    solvers: "Liste der Löser",
    conditioning: "Singulärwerte von A",
  },
  owners: {
    "low-rank": "zufälliger Aufgaben",
    distributed: "verteilter Aufgaben",
    structured: "von Aufgaben aus der Technik",
    training: "der Aufgaben von Netzen",
    custom: "eigener Matrizen",
    eagle: "von EAGLE",
    "gradient-descent": "des Gradientenabstiegs",
    "conjugate-gradients": "der konjugierten Gradienten",
    lsmr: "von LSMR",
    "sketch-sgd": "des Gradientenabstiegs mit Sketch",
    "newton-schulz": "der Newton-Schulz-Iteration",
    transformer: "der Netze",
    result: "des Ergebnisdokuments",
  },
  panels: {
    training: "Fehler im Training",
    weights: "Gewichte",
    constants: "Schrittweiten η und γ je Schicht",
    unrolled: "Zustände nach jeder Schicht",
    storedRuns: "Gespeicherte Läufe in der Größe des Papers",
    machines: "Rechner",
    exchange: "Runden und Bytes",
    sketches: "Größe des Sketches",
  },
  loading: "Das Panel wird geladen.",
  formats: "Matrix Market (.mtx), CSV oder .npy, auch komprimiert (.gz), oder JSON",
  settingsOf: (owner: string) => `Einstellungen ${owner}`,
  history: {
    run: "Lauf",
    solver: "Löser",
    iterations: "Iterationen",
    error: "Quadratischer Fehler",
    unknown: "unbekannt",
    left: "vorzeitig beendet",
  },
} satisfies Words<typeof eagleText>;
