import type { Words } from "../../../../platform/ui/translation";
import type { costText } from "./words";

export default {
  chart: "Kosten jeder Form über der Länge der Folge",
  show: "Ansicht",
  shows: {
    operations: "Operationen",
    numbers: "Zahlen im Speicher",
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
    numbers: "Zahlen zugleich im Speicher, ohne Ein- und Ausgaben",
    time: "Millisekunden auf diesem Gerät; gestrichelt: Kostenmodell bei der schnellsten gemessenen Rate",
    "paper-memory": "GB für einen Batch von 64 Bildern",
    "paper-time": "Sekunden für einen Batch von 64 Bildern",
  },
  floor: "0",
  atRun: (amount: string) => `hier ${amount}`,
  run: (tokens: string) => `dieser Lauf: ${tokens}`,
  overtakes: {
    recurrent: (tokens: string) => `rekurrent ab ${tokens}`,
    "state-chunk": (tokens: string) => `mitgeführte Zustände ab ${tokens}`,
  },
  power: (power: string) => `∝ L^${power}`,
  sources: { wasm: "WebAssembly", webgpu: "WebGPU" },
  ofSource: (form: string, source: string) => `${form}, ${source}`,
  gigabytes: (amount: string) => `${amount} GB`,
  thenOut: (amount: string) => `${amount} GB, dann über 80`,
  paperForms: { full: "volle Attention", chunk: "die Blöcke des Papers", recurrent: "die rekurrente Form" },
  noData: "Die Daten dieses Experiments sind noch nicht geöffnet; die Kosten hängen von ihrer Größe ab.",
  breakEven: (recurrent: string, states: string) =>
    `Die rekurrente Form braucht ab ${recurrent} Token weniger Operationen als volle Attention, Blöcke mit mitgeführten Zuständen ab ${states}.`,
  memory: (tokens: string, full: string, leanest: string, least: string) =>
    `Bei ${tokens} Token hält volle Attention ${full} Zahlen im Speicher. Das Minimum der vier Formen ist ${least}: ${leanest}.`,
  sums: "zwei Summen, keine Rekurrenz",
  withoutSweeps: (operations: string, numbers: string) =>
    `Ohne Zerfall geben zwei Summen über die ganze Folge dieselben Ausgaben mit ${operations} Operationen und ${numbers} Zahlen im Speicher.`,
  take: {
    tokens: (tokens: string, width: string) => `Für ${tokens} Token der Breite ${width}`,
    widths: (d: string, dv: string) => `${d} (Values ${dv})`,
    model: (tokens: string, form: string, operations: string, other: string, ratio: string) =>
      `${tokens} am besten ${form}: ${operations} Operationen im Kostenmodell, ${ratio}-mal so viele für ${other}.`,
    measured: (tokens: string, form: string, time: string, other: string, otherTime: string) =>
      `${tokens} am besten ${form}: ${time}, hier gemessen; danach ${other} mit ${otherTime}.`,
    continued: (time: string) => `${time} (extrapoliert)`,
  },
  time: {
    asleep: "Noch ist nichts gemessen: Die Linien zeigen das Kostenmodell.",
    waiting: "Die kürzesten Folgen werden gemessen.",
    measured: (precision: string, rate: string) =>
      `Gemessen in WebAssembly auf einem Kern dieses Geräts, ${precision}, Mediane von 5: bis zu ${rate} Milliarden Operationen pro Sekunde.`,
  },
  paper: (variant: string, tokens: string, full: readonly string[], recurrent: readonly string[]) =>
    `${variant} im Paper bei ${tokens} Token: volle Attention ${full[0]} GB und ${full[1]} s, rekurrente Form ${recurrent[0]} GB und ${recurrent[1]} s. Die rekurrente Form spart Speicher, nicht Zeit.`,
  explain: [
    "Volle Attention und die Blöcke des Papers berechnen jedes Paar von Token, darum wachsen ihre Operationen mit dem Quadrat der Länge. Die anderen zwei Formen wachsen linear; zwei Linien kreuzen sich am Break-even.",
    "Zahlen im Speicher sind Scores und Maske oder Zustände und Nenner, ohne Queries, Keys, Values, Zerfälle und Ausgaben. Die Kernels der vollen Attention und der Blöcke des Papers rechnen blockweise und brauchen weniger.",
    "Zeiten gelten für einen Kopf mit skalaren Zerfällen, von Queries, Keys und Values bis zu den Ausgaben. Sie enthalten das Kopieren, außer auf einer GPU.",
    "Die Potenzen ∝ L^p sind Kleinste-Quadrate-Fits auf Logarithmen, ab 512 Token und bei mitgeführten Zuständen ab vier Blöcken. Darunter überwiegen feste Kosten.",
    "Die Zahlen des Papers gelten für Bildmodelle der Größe Base mit Patches von 16 Pixeln. Sie sind aus dem Blog der Autoren abgelesen, Speicher auf etwa 0,3 GB. Linien enden an der Speichergrenze oder bei der letzten Angabe.",
  ],
  formula: "2 L² (d + d_v), 2 L C (d + d_v) + 8 L d d_v, 8 L d d_v; 2 d (d_v + 1) + L",
  columns: {
    what: "Linie",
    form: "Form",
    tokens: "Token",
    amount: "Menge",
    gigabytes: "GB",
    seconds: "Sekunden",
  },
} satisfies Words<typeof costText>;
