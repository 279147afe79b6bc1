import { formatCount, formatValue } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { sketchesText } from "./words";

/** „a, b und c“ */
const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} und ${words[words.length - 1]}` : words.join("");

export default {
  chart: "Aufwand bis zu einem Fehler, nach Größe des Sketches",
  conditionChart: "Konditionszahl von A je Iteration",
  show: "Dargestellte Größe",
  shows: { iterations: "Iterationen", operations: "Operationen", seconds: "Sekunden", condition: "Konditionszahl von A" },
  target: "Zielfehler",
  to: (target: string) => `bis ${target}`,
  part: "Größe des Sketches",
  parts: { "1": "r = n", "2": "r = n/2", "4": "r = n/4", "8": "r = n/8" },
  begin: "Alle Größen berechnen",
  rules: {
    paper: { columns: "Spalten", orthonormal: "orthonormal" },
    rescaled: { columns: "Spalten, reskaliert", orthonormal: "orthonormal, reskaliert" },
  },
  upward: {
    iterations: (target: string) => `Iterationen bis zu einem quadratischen Fehler von ${target}`,
    operations: (target: string) => `Gleitkommaoperationen bis zu einem quadratischen Fehler von ${target}`,
    seconds: (target: string) => `Sekunden Rechenzeit bis zu einem quadratischen Fehler von ${target}`,
  },
  upwardCondition: "Konditionszahl von A",
  across: "n / r: 1 nutzt alle Spalten, 8 ein Achtel davon",
  inProportion: "proportional zu n / r",
  acrossCondition: "Iterationen",
  read: "Die Werte an einer Stelle der Achse ablesen",
  at: (x: number) => `n / r = ${formatValue(x)}`,
  atIteration: (x: number) => `Iteration ${formatValue(x)}`,
  floor: "0",
  amounts: {
    iterations: (value: number) => (value === 1 ? "1 Iteration" : `${formatCount(value)} Iterationen`),
    operations: (value: number) => `${formatValue(value)} Operationen`,
    seconds: (value: number) => `${formatValue(value)} s`,
    condition: formatValue,
  },
  asleep:
    "Mit einem Sketch nutzt eine Iteration r der n Spalten von A: Sie kostet weniger, aber es braucht mehr Iterationen. Alle Größen berechnen, mit der Regel des Papers und der reskalierten dieses Projekts.",
  waiting: "Die ersten Sketches werden berechnet.",
  unknown: "Das wahre D ist unbekannt oder null, Fehler sind also nicht berechenbar. Die Konditionszahl von A lässt sich trotzdem zeigen.",
  tooLarge: "A ist zu groß, um seine Konditionszahl in jeder Iteration zu berechnen.",
  withAll: (n: string, target: string, amount: string) => `Mit allen ${n} Spalten braucht EAGLE ${amount} bis ${target}.`,
  withSome: (r: string, target: string, rules: readonly string[]) => `Mit ${r} davon, bis ${target}: ${listed(rules)}.`,
  reached: (rule: string, amount: string) => `${rule} ${amount}`,
  missed: (rule: string, iterations: string, error: string) => `${rule} nicht in ${iterations} Iterationen (${error})`,
  conditionsFrom: (r: string, n: string, start: string) =>
    `Mit ${r} von ${n} Spalten je Iteration beginnt die Konditionszahl von A bei ${start} und endet`,
  conditions: (from: string, rules: readonly string[]) => `${from} ${listed(rules)}.`,
  conditionOf: (rule: string, last: string) => `bei ${last} (${rule})`,
  columns: {
    rule: "Regel",
    r: "r",
    target: "Quadratischer Fehler",
    iterations: "Iterationen",
    operations: "Operationen",
    seconds: "Sekunden",
    condition: "κ von A am Ende",
  },
  explain: [
    "Jede Iteration zieht einen neuen Sketch A S: r Spalten von A oder r zufällige orthonormale Kombinationen aller. Jede Regel läuft bis zu einem Fehler von 1e-20, höchstens 1\u202f500 Iterationen.",
    "Die Regel des Papers multipliziert den Teil von A im Sketch entlang seiner führenden Richtung mit 2/3 und lässt den Rest unverändert. Ein Sketch verschlechtert darum die Kondition eines gut konditionierten A. Für r < n zeigen die Läufe hier am Ende keine quadratische Konvergenz.",
    "„Reskaliert“ ist die Variante dieses Projekts. A wird einmal auf Norm 1 skaliert; jeder Schritt nähert die Singulärwerte des Teils im Sketch an 1 an.",
  ],
  formula:
    "A \\leftarrow A + \\bigl(\\tfrac12 \\tilde A - \\tfrac12 \\tilde A \\tilde A^{\\top} \\tilde A\\bigr) S^{\\top}, \\qquad \\tilde A = A S",
} satisfies Words<typeof sketchesText>;
