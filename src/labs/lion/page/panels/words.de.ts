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
      "mean-of-scaled": "zwei Mittel, gemittelt",
      "forward-only": "nur vorwärts",
    },
    unscaled: {
      "diagonal-twice": "Diagonale doppelt gezählt",
      "mean-of-scaled": "zwei Summen, addiert",
      "forward-only": "nur vorwärts",
    },
  },
  agreement: {
    title: "Dieselbe Antwort?",
    chart: "Unterschiede zwischen den Antworten",
    across: (first: string) => `größter Unterschied zu: ${first}`,
    sameBits: "0, Bit für Bit",
    waiting: "Die Formen werden berechnet.",
    one: (form: string) => `Berechnet wird allein: ${form}. Eine zweite Form wählen, um zu vergleichen.`,
    agree: (forms: string, difference: string, precision: string) =>
      `Alle ${forms} Formen stimmen bis auf ${difference} überein, und das ist die Rundung von ${precision}.`,
    differ: (difference: string, largest: string) =>
      `Die Formen unterscheiden sich um ${difference}, bei einer größten Ausgabe von ${largest}: mehr, als Rundung es täte.`,
    notCompared: (form: string, why: string, hint: string) =>
      `Die Formen lassen sich nicht vergleichen. Die Form „${form}“ ${why}. Abhilfe: ${hint}.`,
    noOutput: "Zeilen ohne Ausgabe",
    others: (least: string, most: string) => `Die verlockenden Abkürzungen liegen um ${least} bis ${most} daneben.`,
    othersAlike: "Hier kommen die Abkürzungen auf dasselbe.",
    notDrawn: (tokens: string, width: string) =>
      `Matrix, Durchläufe, Blöcke und Masken werden bis zu ${tokens} Token mit je bis zu ${width} Zahlen gezeichnet.`,
    explain: [
      "Jede Form berechnet dieselbe Summe über alle Token in anderer Reihenfolge: als Matrix, mit zwei Rekurrenzen, die über die Token laufen, oder in Blöcken.",
      "Über der Linie ist jede Form mit der ersten verglichen, und was bleibt, ist Rundung; eine Null steht links der Achse.",
      "Darunter stehen Abkürzungen, die ähnlich aussehen und etwas anderes sind: zwei kausale Durchläufe addiert, die den eigenen Wert eines Tokens doppelt zählen, das Mittel zweier kausaler Antworten, und eine kausale Antwort allein.",
      "Im veröffentlichten Code der Autoren für Bilder addiert die Attention-Form 1e-6 zu Zeilensummen und die anderen Formen nicht, sie sind dort also nicht dieselbe Funktion.",
    ],
    formula: "y_i = Σⱼ M_ij (q_i · kⱼ) vⱼ / Σⱼ M_ij (q_i · kⱼ)",
    columns: { answer: "Antwort", difference: "größter Unterschied" },
  },
  gpu: {
    forms: { full: "GPU: volle Attention", chunk: "GPU: Blöcke des Papers", "state-chunk": "GPU: mitgeführte Zustände" },
    played: "eine GPU, die der Prozessor spielt",
    agree: (device: string, difference: string) =>
      `Mit WebGPU (${device}) kommt in allen Formen bis auf ${difference} dasselbe heraus, und das ist die Rundung von float32.`,
    differ: (device: string, difference: string) =>
      `Mit WebGPU (${device}) liegen die Formen um ${difference} daneben, mehr als die Rundung von float32.`,
    notCompared: (device: string) =>
      `Mit WebGPU (${device}) lassen sich die Formen nicht vergleichen: Zahlen liegen jenseits von float32, oder die Werte einer Zeile ergeben darin zusammen 0.`,
    obstacles: {
      coordinates: "Zerfälle jeder einzelnen Koordinate sind in WebGPU nicht implementiert.",
      recurrent:
        "Hier wird nur die rekurrente Form berechnet, und sie ist in WebGPU nicht implementiert. Ein paralleler Scan könnte sie berechnen.",
      "too-long": "So viele Rechenschritte werden mit WebGPU nicht noch einmal getan.",
    },
    failures: {
      "no-webgpu": "Dieser Browser hat kein WebGPU; die Formen werden allein auf dem Prozessor berechnet.",
      "no-adapter": "Der Browser bietet dieser Seite keine GPU an; die Formen werden allein auf dem Prozessor berechnet.",
      "no-device": "Die GPU ließ sich nicht öffnen; die Formen werden allein auf dem Prozessor berechnet.",
      checksum: "Die GPU hat eine bekannte Summe falsch berechnet und wird nicht verwendet.",
      shader: "Der Treiber der GPU hat ein Programm nicht angenommen; sie wird nicht verwendet.",
      timeout: "Die GPU hat nicht rechtzeitig geantwortet und wird nicht verwendet.",
      "out-of-memory": "Die Formen passen nicht in den Speicher der GPU.",
      lost: "Die GPU ging beim Rechnen verloren; die Formen hier sind die des Prozessors.",
      worker: "Was die GPU bedient, ist ausgefallen; die Formen hier sind die des Prozessors.",
    },
  },
} satisfies Words<typeof lionPanelText>;
