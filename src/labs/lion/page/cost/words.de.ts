import type { Words } from "../../../../platform/ui/translation";
import type { costText } from "./words";

export default {
  chart: "Kosten jeder Form über der Länge der Folge",
  show: "Was gezeigt wird",
  shows: {
    operations: "Operationen",
    numbers: "gehaltene Zahlen",
    time: "Zeit auf diesem Gerät",
    "paper-memory": "Speicher laut Paper",
    "paper-time": "Zeit laut Paper",
  },
  width: "Breite des Kopfes",
  widths: { run: "Breite des Laufs", other: (width: string) => `Breite ${width}` },
  measure: (seconds: string) => `Auf diesem Gerät messen (${seconds} s)`,
  across: "Token L",
  read: "Kosten bei einer Länge",
  at: (tokens: string) => `${tokens} Token`,
  upward: {
    operations: "Multiplikationen und Additionen",
    numbers: "zugleich gehaltene Zahlen, neben Ein- und Ausgaben",
    time: "Millisekunden auf diesem Gerät; gestrichelt: das Kostenmodell bei der schnellsten gemessenen Rate",
    "paper-memory": "GB für 64 Bilder auf einmal",
    "paper-time": "Sekunden für 64 Bilder auf einmal",
  },
  floor: "0",
  atRun: (amount: string) => `hier ${amount}`,
  run: (tokens: string) => `dieser Lauf: ${tokens}`,
  overtakes: {
    recurrent: (tokens: string) => `rekurrent lohnt ab ${tokens}`,
    "state-chunk": (tokens: string) => `mitgeführte Zustände ab ${tokens}`,
  },
  power: (power: string) => `∝ L^${power}`,
  sources: { wasm: "WebAssembly", webgpu: "WebGPU" },
  ofSource: (form: string, source: string) => `${form}, ${source}`,
  gigabytes: (amount: string) => `${amount} GB`,
  thenOut: (amount: string) => `${amount} GB, dann über 80`,
  paperForms: { full: "volle Attention", chunk: "die Blöcke des Papers", recurrent: "die rekurrente Form" },
  noData: "Die Daten dieses Experiments sind noch nicht offen: Von ihrer Größe hängt ab, was sie kosten.",
  breakEven: (recurrent: string, states: string) =>
    `Nach Operationen schlägt die rekurrente Form die volle Attention ab ${recurrent} Token, Blöcke mit mitgeführten Zuständen ab ${states}.`,
  memory: (tokens: string, full: string, leanest: string, least: string) =>
    `Bei ${tokens} Token hält volle Attention ${full} Zahlen neben Ein- und Ausgaben. Unter den vier Formen ist das Minimum ${least}: ${leanest}.`,
  sums: "zwei Summen, kein Durchlauf",
  withoutSweeps: (operations: string, numbers: string) =>
    `Ohne Zerfall ist kein Durchlauf nötig: Summen über die ganze Folge geben dieselben Ausgaben mit ${operations} Operationen und ${numbers} gehaltenen Zahlen.`,
  take: {
    tokens: (tokens: string, width: string) => `Für ${tokens} Token der Breite ${width}`,
    widths: (d: string, dv: string) => `${d}, Werte der Breite ${dv},`,
    model: (tokens: string, form: string, operations: string, other: string, ratio: string) =>
      `${tokens} am besten ${form}: nach dem Modell ${operations} Operationen; für ${other} sind es ${ratio}-mal so viele.`,
    measured: (tokens: string, form: string, time: string, other: string, otherTime: string) =>
      `${tokens} am besten ${form}: ${time}, wie hier gemessen; danach kommt ${other} mit ${otherTime}.`,
    continued: (time: string) => `${time} (vom Modell fortgesetzt)`,
  },
  time: {
    asleep: "Hier ist noch nichts gemessen: Die Linien sind das Modell, und der Knopf misst, wie gut es auf diesem Gerät stimmt.",
    waiting: "Die kürzesten Folgen werden gemessen.",
    measured: (precision: string, rate: string) =>
      `Gemessen in WebAssembly auf einem Kern dieses Geräts, ${precision}, Mediane von 5: bestenfalls ${rate} Milliarden Operationen in der Sekunde.`,
    grow: (powers: readonly string[]) => `Gefittetes Wachstum: ${powers.join("; ")}.`,
    power: (form: string, power: string, low: string, high: string) => `${form} L^${power} (${low} bis ${high})`,
    few: "Zu wenige lange Folgen für ein gefittetes Wachstum.",
  },
  paper: (variant: string, tokens: string, full: readonly string[], recurrent: readonly string[]) =>
    `${variant} des Papers bei ${tokens} Token: volle Attention ${full[0]} GB und ${full[1]} s, als Rekurrenz ${recurrent[0]} GB und ${recurrent[1]} s. Seine Rekurrenz spart Speicher, nicht Zeit.`,
  explain: [
    "Volle Attention und die Blöcke des Papers besuchen jedes Paar von Token, darum wachsen ihre Operationen mit dem Quadrat der Länge; Durchläufe und mitgeführte Zustände wachsen mit der Länge. Wo sich zwei Linien kreuzen, ist der Break-even.",
    "Gehaltene Zahlen zählen neben Anfragen, Schlüsseln, Werten, Zerfällen und Ausgaben, für jede Form, wie sie aufgeschrieben ist: Scores und Maske oder Zustände, und ein Nenner für jedes Token, wo er schrittweise summiert wird. Unsere Kernels der vollen Attention und der Blöcke des Papers halten immer nur einen Block.",
    "Zeiten sind von Anfragen, Schlüsseln und Werten bis zu Ausgaben, samt Kopieren (auf einer GPU, wo alle schon da sind, des Rechnens allein), eines Kopfes mit einer Zahl je Zerfall. Die Potenzen sind kleinste Quadrate auf Logarithmen, ab 512 Token, bei mitgeführten Zuständen ab vier Blöcken: Darunter zeigen sich feste Kosten und der einzelne Block.",
    "Die Zahlen des Papers sind von Bildmodellen der Größe Base mit Patches von 16 Pixeln, aus dem Blog seiner Autoren abgelesen auf etwa 0,3 GB; eine Linie endet, wo der Speicher endete oder nichts angegeben ist.",
  ],
  formula: "2 L² (d + d_v), 2 L C (d + d_v) + 8 L d d_v, 8 L d d_v; 2 d (d_v + 1) + L",
  columns: {
    what: "was",
    form: "Form",
    tokens: "Token",
    amount: "Menge",
    gigabytes: "GB",
    seconds: "Sekunden",
  },
} satisfies Words<typeof costText>;
