import type { Words } from "../../../platform/ui/translation";
import type { eagleText } from "./words";

export default {
  title: "EAGLE",
  controls: {
    preset: "Wahl einer Vorlage",
    kind: "Art der Aufgabe",
    solvers: "Liste der Löser",
    conditioning: "Was es mit A macht",
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
    "sketch-sgd": "des skizzierten Abstiegs",
    "newton-schulz": "von Newton und Schulz",
    transformer: "der Netze",
    result: "des Ergebnisdokuments",
  },
  panels: {
    training: "Training",
    weights: "Gewichte",
    constants: "Als Algorithmus gelesen",
    unrolled: "Ausgerollt",
    storedRuns: "Vorab trainiert, in der Größe des Papers",
    machines: "Rechner",
    exchange: "Runden und Bytes",
    sketches: "Wenige Spalten auf einmal",
  },
  loading: "Dieses Panel wird geholt.",
  formats: "Matrix Market (.mtx), CSV oder .npy, auch gepackt (.gz), oder JSON",
  settingsOf: (owner: string) => `Einstellungen ${owner}`,
  history: {
    run: "Lauf",
    solver: "Löser",
    iterations: "Iterationen",
    error: "Quadratischer Fehler",
    unknown: "unbekannt",
    left: "vorzeitig verlassen",
  },
} satisfies Words<typeof eagleText>;
