import type { Words } from "../../../../platform/ui/translation";
import type { lionPanelText } from "./words";

export default {
  forms: {
    full: "volle Attention",
    recurrent: "die rekurrente Form",
    chunk: "die Blöcke des Papers",
    "state-chunk": "Blöcke mit mitgeführten Zuständen",
  },
  shortcuts: {
    scaled: {
      "diagonal-twice": "Diagonale doppelt gezählt",
      "mean-of-scaled": "Mittel zweier skalierter Ausgaben",
      "forward-only": "nur vorwärts",
    },
    unscaled: {
      "diagonal-twice": "Diagonale doppelt gezählt",
      "mean-of-scaled": "Summe zweier Ausgaben",
      "forward-only": "nur vorwärts",
    },
  },
  agreement: {
    title: "Differenzen zwischen Formen",
    chart: "Differenzen zwischen den Ausgaben der Formen",
    across: (first: string) => `größte Differenz zu: ${first}`,
    sameBits: "0, bitgleich",
    waiting: "Die Formen sind noch nicht berechnet.",
    one: (form: string) => `Berechnet wird nur: ${form}. Zum Vergleich eine zweite Form wählen.`,
    agree: (forms: string, difference: string, precision: string) =>
      `Alle ${forms} Formen stimmen bis auf ${difference} überein, im Rahmen des Rundungsfehlers von ${precision}.`,
    differ: (difference: string, largest: string) =>
      `Die Formen unterscheiden sich um ${difference}, mehr als der erwartete Rundungsfehler; die größte Ausgabe ist ${largest}.`,
    notCompared: (form: string, why: string, hint: string) => `Die Form „${form}“ ${why}. Abhilfe: ${hint}.`,
    noOutput: "Zeilen ohne Ausgabe",
    others: (least: string, most: string) => `Naive Kombinationen der zwei Richtungen weichen um ${least} bis ${most} ab.`,
    othersAlike: "Naive Kombinationen der zwei Richtungen geben hier dieselben Ausgaben.",
    notDrawn: (tokens: string, width: string) =>
      `Matrix, Zustände, Blöcke und Masken werden für bis zu ${tokens} Token der Breite bis ${width} gezeichnet.`,
    explain: [
      "Jede Form berechnet dieselben Summen über alle Token in anderer Reihenfolge: als Matrix, mit zwei Rekurrenzen oder in Blöcken.",
      "Über der Linie ist jede Form mit der ersten verglichen; eine Differenz von 0 steht links der Achse.",
      "Unter der Linie stehen naive Kombinationen. Die Summe zweier kausaler Ausgaben zählt die Diagonale doppelt; die anderen sind ihr Mittel und eine von ihnen.",
      "Im veröffentlichten Code der Autoren für Bilder addiert nur die Attention-Form 1e-6 zu Zeilensummen. Seine Formen sind daher verschiedene Funktionen.",
    ],
    formula: "y_i = Σⱼ M_ij (q_i · kⱼ) vⱼ / Σⱼ M_ij (q_i · kⱼ)",
    columns: { answer: "Form", difference: "größte Differenz" },
  },
  gpu: {
    forms: { full: "GPU: volle Attention", chunk: "GPU: Blöcke des Papers", "state-chunk": "GPU: mitgeführte Zustände" },
    played: "Software-Emulation auf dem Prozessor",
    agree: (device: string, difference: string) =>
      `Mit WebGPU (${device}) stimmen die Formen bis auf ${difference} überein, im Rahmen des Rundungsfehlers von float32.`,
    differ: (device: string, difference: string) =>
      `Mit WebGPU (${device}) unterscheiden sich die Formen um ${difference}, mehr als der Rundungsfehler von float32.`,
    notCompared: (device: string) =>
      `Mit WebGPU (${device}) lassen sich die Formen nicht vergleichen: Zahlen überschreiten float32, oder die Scores einer Zeile summieren sich zu 0.`,
    obstacles: {
      coordinates: "WebGPU berechnet keine Zerfälle je Koordinate.",
      recurrent: "Gewählt ist nur die rekurrente Form, und sie ist in WebGPU nicht implementiert.",
      "too-long": "WebGPU wiederholt die Rechnung bei dieser Größe nicht.",
    },
    failures: {
      "no-webgpu": "Dieser Browser hat kein WebGPU: Der Prozessor berechnet alle Formen.",
      "no-adapter": "Der Browser bietet dieser Seite keine GPU an: Der Prozessor berechnet alle Formen.",
      "no-device": "Die GPU ließ sich nicht öffnen: Der Prozessor berechnet alle Formen.",
      checksum: "Die GPU hat eine Testsumme falsch berechnet und wird nicht verwendet.",
      shader: "Der Treiber der GPU hat ein Programm abgelehnt; die GPU wird nicht verwendet.",
      timeout: "Die GPU hat nicht rechtzeitig geantwortet und wird nicht verwendet.",
      "out-of-memory": "Die Formen passen nicht in den Speicher der GPU.",
      lost: "Die GPU ging während der Rechnung verloren; gezeigt sind die Formen des Prozessors.",
      worker: "Der Worker der GPU ist ausgefallen; gezeigt sind die Formen des Prozessors.",
    },
  },
} satisfies Words<typeof lionPanelText>;
