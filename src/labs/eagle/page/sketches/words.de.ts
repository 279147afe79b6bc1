import { formatCount, formatValue } from "../../../../platform/charts/format";
import type { Words } from "../../../../platform/ui/translation";
import type { sketchesText } from "./words";

/** „a, b und c“ */
const listed = (words: readonly string[]) =>
  words.length > 1 ? `${words.slice(0, -1).join(", ")} und ${words[words.length - 1]}` : words.join("");

export default {
  chart: "Was es bis zu einem Fehler braucht, nach der Größe der Skizze",
  conditionChart: "Konditionszahl von A über die Iterationen",
  show: "Was gezeichnet wird",
  shows: { iterations: "Iterationen", operations: "Operationen", seconds: "Sekunden", condition: "was aus A wird" },
  target: "Fehler, der zu erreichen ist",
  to: (target: string) => `bis ${target}`,
  part: "Größe der Skizze",
  parts: { "1": "r = n", "2": "r = n/2", "4": "r = n/4", "8": "r = n/8" },
  begin: "Alle Größen ausprobieren",
  rules: {
    paper: { columns: "Spalten", orthonormal: "orthonormal" },
    rescaled: { columns: "Spalten, unsere", orthonormal: "orthonormal, unsere" },
  },
  upward: {
    iterations: (target: string) => `Iterationen bis zu einem quadratischen Fehler von ${target}`,
    operations: (target: string) => `Gleitkommaoperationen bis zu einem quadratischen Fehler von ${target}`,
    seconds: (target: string) => `Sekunden Rechenzeit bis zu einem quadratischen Fehler von ${target}`,
  },
  upwardCondition: "Konditionszahl von ganz A",
  across: "n / r: 1 sieht alle Spalten an, 8 ein Achtel von ihnen",
  inProportion: "im Verhältnis von n / r",
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
    "Eine Skizze sieht je Iteration r der n Spalten von A an: billiger, und langsamer am Ziel. Hier lassen sich alle Größen an diesem Problem ausprobieren, nach der Regel des Papers und nach der dieses Projekts.",
  waiting: "Die ersten Skizzen werden ausprobiert.",
  unknown: "Das wahre D ist nicht bekannt oder null: Kein Fehler lässt sich erreichen. Was aus A wird, ist trotzdem zu sehen.",
  tooLarge: "A ist zu groß, um seine Konditionszahl zu verfolgen.",
  withAll: (n: string, target: string, amount: string) => `Mit allen ${n} Spalten braucht EAGLE ${amount} bis ${target}.`,
  withSome: (r: string, target: string, rules: readonly string[]) => `Mit ${r} davon, bis ${target}: ${listed(rules)}.`,
  reached: (rule: string, amount: string) => `${rule} ${amount}`,
  missed: (rule: string, iterations: string, error: string) => `${rule} nicht in ${iterations} Iterationen (${error})`,
  conditionsFrom: (r: string, n: string, start: string) =>
    `Mit ${r} von ${n} Spalten je Iteration endet die Konditionszahl von A, anfangs ${start},`,
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
    "Jede Iteration sieht A S an: r Spalten von A, jedes Mal neu gezogen, oder r zufällige orthonormale Kombinationen aller. Jede Regel läuft bis zu einem Fehler von 1e-20 oder 1\u202f500 Iterationen.",
    "Die Regel des Papers verkleinert den skizzierten Teil von A in seiner führenden Richtung auf 2/3, in den anderen weniger, und lässt den Rest von A, wie er ist: Ist A gut konditioniert, so verschlechtert die nächste Skizze die Kondition wieder. Sobald r kleiner als n ist, kommen die letzten Ziffern nicht mehr auf einen Schlag.",
    "„Unsere“ ist die Variante dieses Projekts, nicht die des Papers: A bekommt einmal die Norm 1, und der gesehene Teil wird auf Singulärwerte von 1 zu gebracht, wo das früher Gesehene schon ist.",
  ],
  formula:
    "A \\leftarrow A + \\bigl(\\tfrac12 \\tilde A - \\tfrac12 \\tilde A \\tilde A^{\\top} \\tilde A\\bigr) S^{\\top}, \\qquad \\tilde A = A S",
} satisfies Words<typeof sketchesText>;
