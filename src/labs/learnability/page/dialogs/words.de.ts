import type { dialogsText } from "./words";

export default {
  resultHelp: "Gewichte, Vorhersagen, Spektrum und Kurven als JSON; neu berechnet aus den Einstellungen",
  formats: "JSON, CSV oder .npz",
  example: "Eine Zeile je Token z eines Beispiels; die Zeile seines letzten Tokens hat das Label y.",
  weightsHelp: "V, Q, p und W jedes Lerners, je Schicht; aus den Einstellungen neu berechnet",
  python: "Python",
  pythonHelp: "ein NumPy-Skript, das dieselben Daten aus denselben Zufallszahlen zieht und p, λ_min, den Rang und die Fehler ausgibt",
  torchHelp: "ein zweites Skript trainiert die Gradientenlerner mit PyTorch, von denselben Anfangsgewichten aus und mit denselben Batches",
  noTorch: "Kein Gradientenlerner: Mit PyTorch gibt es nichts zu trainieren.",
  examples: "Beispieldateien",
  examplesHelp: "kleine Datensätze im Format eigener Dateien",

  settings: {
    stop: "Stoppregeln",
    gradient: "Gradientenlerner",
    "closed-form": "Geschlossene Lösung",
    convex: "Konvexe Lerner",
    "linear-layers": "Lineare Schichten",
    transformer: "Transformer",
  },
} satisfies typeof dialogsText;
