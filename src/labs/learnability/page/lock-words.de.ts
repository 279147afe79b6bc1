import type { controlText } from "./lock-words";

export default {
  controls: {
    preset: "Wahl der Vorlage",
    kind: "Art des Ziels",
    learners: "Liste der Lerner",
    guarantee: "Stichprobenkomplexität",
    laboratory: "Zertifikatslabor",
    map: "Lernbarkeitskarte",
    landscape: "Verlustlandschaft",
    computations: "Ungesehene Rechnungen",
    exhibit: "Panel des Ziels",
  },
  owners: {
    gradient: "Gradientenlerner",
    "closed-form": "geschlossene Lösung",
    convex: "konvexe Lerner",
    "linear-layers": "lineare Schichten",
    transformer: "Transformer",
    stop: "Stoppregeln",
  },
} satisfies typeof controlText;
