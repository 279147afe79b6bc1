import type { dialogsText } from "./words";

export default {
  resultHelp: "Gewichte, Vorhersagen, Spektrum und Kurven als JSON; neu berechnet aus den Einstellungen",
  formats: "JSON, CSV oder .npz",
  example: "Eine Zeile je Token z eines Beispiels; die Zeile seines letzten Tokens hat das Label y.",
  weightsHelp: "V, Q, p und W jedes Lerners, Schicht für Schicht, wo es mehrere sind; aus den Einstellungen neu berechnet",
  python: "Python",
  pythonHelp:
    "ein Skript, das dieselben Daten aus denselben Zufallszahlen zieht und p, λ_min, den Rang und die Fehler ausgibt; es braucht NumPy und sonst nichts",
  torchHelp: "ein zweites trainiert die Gradientenlerner mit PyTorch: derselbe Anfang, dieselben Batches, jede Konstante ausgeschrieben",
  noTorch: "Es gibt keinen Gradientenlerner, also hat PyTorch nichts zu trainieren.",
  examples: "Beispieldateien",
  examplesHelp: "kleine Datensätze zum Zerlegen: wie eine eigene Datei aussehen kann",

  settings: {
    stop: "Stoppregeln",
    gradient: "Gradientenlerner",
    "closed-form": "Geschlossene Lösung",
    convex: "Konvexe Lerner",
    "linear-layers": "Lineare Schichten",
    transformer: "Transformer",
  },
} satisfies typeof dialogsText;
