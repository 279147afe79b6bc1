import { formatCount, formatRounded, formatSetting, formatValue } from "../../../../platform/charts/format";
import type { Unit } from "../../engine/sample-complexity/excess-by-draw";
import type { guaranteeText } from "./words";

const units: Readonly<Record<Unit, string>> = { samples: "Beispiele", traces: "Abläufe" };

const headsDe = (heads: number, dative = false) => (heads === 1 ? "1 Kopf" : `${formatCount(heads)} ${dative ? "Köpfen" : "Köpfe"}`);

export default {
  ask: (draws: number) => `${formatCount(draws)} Datensätze jeder Größe ziehen`,
  absent: "Algorithmus 1 auf vielen Datensätzen zeigt, wie viele Beispiele genügen.",
  drawing: (done: number, all: number) => `Bisher ${formatCount(done)} von ${formatCount(all)} Datensätzen.`,
  enough: (samples: number, within: number, draws: number, epsilon: number, unit: Unit) =>
    `Ab N = ${formatCount(samples)} ${units[unit]}n ergeben ${formatCount(within)} dieser ${formatCount(draws)} Datensätze eine Schicht, die höchstens ${formatSetting(epsilon)} über der besten liegt.`,
  about: (samples: number, epsilon: number, unit: Unit) =>
    `Für ε = ${formatSetting(epsilon)} sind etwa ${formatCount(samples)} ${units[unit]} nötig. Größen nahe dieser Zahl werden berechnet.`,
  atMost: (samples: number, epsilon: number, unit: Unit) =>
    `Für ε = ${formatSetting(epsilon)} genügen höchstens ${formatCount(samples)} ${units[unit]}.`,
  never: (samples: number, epsilon: number, unit: Unit) =>
    `Bis N = ${formatCount(samples)} bleibt die Linie von δ über ε = ${formatSetting(epsilon)}: Es sind mehr ${units[unit]} nötig.`,
  checked: (within: number, draws: number, samples: number, unit: Unit) =>
    `Von ${formatCount(draws)} frischen Datensätzen mit ${formatCount(samples)} ${units[unit]}n halten ${formatCount(within)} das ein.`,
  further: (samples: number) => `Weiter bis N = ${formatCount(samples)}`,
  misfit: (risk: number, error: number) => `Risiko der besten Schicht ${formatValue(risk)}, bekannt auf ${formatValue(error)}`,
  best: (share: number) =>
    share > 0
      ? `Die beste Schicht lässt ${formatRounded(100 * share, 2)} % der Varianz von y übrig.`
      : "Die beste Schicht hat die Funktion dieses Lehrers.",
  chart: "Überschussrisiko gegen die Anzahl der Trainingsbeispiele",
  read: "Die Überschussrisiken bei einer Anzahl von Beispielen ablesen",
  upward: "Überschussrisiko gegenüber der besten Schicht",
  across: { samples: "Trainingsbeispiele N", traces: "Trainingsabläufe N" },
  floor: "0",
  at: (samples: number) => `N = ${formatCount(samples)}`,
  median: "Median",
  quantile: (percent: string) => `${percent} % der Datensätze liegen darunter`,
  failing: "Datensätze über ε",
  features: (psi: number, beyond: number) =>
    beyond === 0 ? `N = ψ = ${formatCount(psi)}` : `N = ψ = ${formatCount(psi)}: ${formatCount(beyond)} Datensätze liegen höher`,
  delta: (delta: number, percent: string) => `δ = ${formatSetting(delta)}: ${percent} %`,
  epsilonHandle: "Toleranz ε",
  deltaHandle: "Fehlerwahrscheinlichkeit δ",
  deltaSaid: (delta: number, within: number, draws: number) =>
    `δ = ${formatSetting(delta)}, ${formatCount(within)} von ${formatCount(draws)} Datensätzen liegen darunter`,
  neededTitle: { samples: "Nötige Beispiele", traces: "Nötige Abläufe" },
  against: "Die Anzahl nötiger Beispiele gegen",
  againstOf: {
    dimension: "gegen d",
    epsilon: "gegen ε",
    delta: "gegen δ",
    "time-samples": "Zeit gegen N",
    "time-dimension": "Zeit gegen d",
    "time-tokens": "Zeit gegen n",
  },
  acrossOf: {
    dimension: "Dimension d",
    epsilon: "Toleranz ε",
    delta: "Fehlerwahrscheinlichkeit δ",
    "time-samples": "Trainingsbeispiele N, bei d = 4 und n = 8",
    "time-dimension": `Dimension d, bei N = ${formatCount(1000)} und n = 8`,
    "time-tokens": `Token n, bei N = ${formatCount(1000)} und d = 4`,
  },
  againstSentence: {
    dimension: (slope: number | null, done: number, all: number) =>
      done < all
        ? `Bisher ${formatCount(done)} von ${formatCount(all)} Dimensionen.`
        : slope === null
          ? "Weniger als zwei Dimensionen erreichen ε mit diesen Größen."
          : `N wächst wie d hoch ${formatRounded(slope, 2)}; der Satz erlaubt 4. In wenigen Dimensionen haben die Merkmale schwerere Ränder, daher braucht jedes mehr Beispiele.`,
    epsilon: (slope: number | null) =>
      slope === null
        ? "Weniger als zwei Toleranzen werden mit diesen Größen erreicht."
        : `Ab N = 3ψ wächst N wie 1/ε hoch ${formatRounded(-slope, 2)}; der Satz erlaubt 1.`,
    delta: (slope: number | null) =>
      slope === null
        ? "Weniger als zwei Fehlerwahrscheinlichkeiten werden mit diesen Größen erreicht."
        : `N wächst wie 1/δ hoch ${formatRounded(-slope, 2)}; der Satz erlaubt log(1/δ) neben d⁴.`,
  },
  slope: (slope: string) => `Steigung ${slope}`,
  neededQuantity: (unit: Unit) => ({
    chart: `Anzahl nötiger ${units[unit]}`,
    upward: units[unit],
    read: `Die Anzahl nötiger ${units[unit]} ablesen`,
    row: `nötige ${units[unit]}`,
  }),
  timeQuantity: { chart: "Zeit von Algorithmus 1", upward: "Millisekunden", read: "Die Zeit von Algorithmus 1 ablesen", row: "Zeit" },
  timeSentence: (power: string, slope: number | null, done: number, all: number) =>
    done < all || slope === null
      ? `Bisher ${formatCount(done)} von ${formatCount(all)} Größen.`
      : `Die Steigung auf diesem Gerät ist ${formatRounded(slope, 2)}. Die Zeit O(N d⁴ n / ε) des Satzes wächst wie ${power}.`,
  measureTimes: "Die Zeiten messen",
  measuring: "Die erste Größe wird gemessen.",
  notReached: "nicht erreicht",
  interval: "90 % der Neuziehungen",
  drawDimensions: "Datensätze für d = 2 … 6 ziehen",
  noDimensions: "Dasselbe Ziel in fünf Dimensionen zeigt, wie der Bedarf mit d wächst.",
  teachersTitle: "Andere Lehrer",
  compareWith: "Vergleichen mit",
  comparisons: { trained: "Gradientenabstieg", teachers: "Anderen Lehrern" },
  teachersSummary: (share: number) =>
    `Der Lehrer muss keine lineare Attention sein. Jede Toleranz beträgt hier ${formatRounded(100 * share, 2)} % der Varianz von y.`,
  teacherOf: {
    linear: "Lineare Attention",
    softmax: "Softmax-Attention",
    "two-layer": "Zwei lineare Schichten",
    relu: "Lineare Attention mit ReLU",
    elu: "Lineare Attention mit ELU + 1",
  },
  shownAbove: "oben gezeigt",
  showAbove: "oben zeigen",
  trained: {
    title: "Gradientenabstieg",
    against: "Anteil der Läufe innerhalb von ε",
    againstOf: { samples: "gegen N", steps: "gegen Schritte" },
    train: (runs: number) => `${formatCount(runs)} Läufe trainieren`,
    absent: (heads: number, draws: number) =>
      `${headsDe(heads)} ${heads === 1 ? "lässt" : "lassen"} sich auf den ersten ${formatCount(draws)} dieser Datensätze trainieren, jedes Mal mit anderen Startgewichten.`,
    found: (heads: number, within: number, of: number, size: number, share: number) =>
      `Bei N = ${formatCount(size)} ${within === 1 ? "endet" : "enden"} ${formatCount(within)} von ${of === 1 ? "1 Lauf" : `${formatCount(of)} Läufen`} mit ${headsDe(heads, true)} innerhalb von ε${Number.isNaN(share) ? "" : `, in geschlossener Form ${formatRounded(100 * share, 3)} % der Datensätze`}.`,
    closedForm: "geschlossene Lösung",
    heads: (heads: number) => headsDe(heads),
    chart: { samples: "Anteil innerhalb von ε gegen die Anzahl der Beispiele", steps: "Anteil innerhalb von ε gegen Gradientenschritte" },
    read: { samples: "Die Anteile bei einer Anzahl von Beispielen ablesen", steps: "Die Anteile bei einem Gradientenschritt ablesen" },
    across: { samples: "Trainingsbeispiele N", steps: "Gradientenschritte" },
    at: { samples: (count: string) => `N = ${count}`, steps: (count: string) => `Schritt ${count}` },
    percent: (share: number) => (Number.isNaN(share) ? "–" : `${formatRounded(100 * share, 3)} %`),
  },
  columns: { samples: "N", draw: "Datensatz", excess: "Überschussrisiko" },
  formula: "P( tr((p̂ − p*) Λ (p̂ − p*)ᵀ) ≤ ε ) ≥ 1 − δ,  p̂ = argmin Σ_{i≤N} ‖y_i − p H(Z_i)‖²",
  explain: [
    "Jeder Punkt ist eine Trainingsmenge. Algorithmus 1 passt sich an ihre N Beispiele an, und das Überschussrisiko gegenüber der besten Schicht wird berechnet.",
    "Satz 2.2: Mit Wahrscheinlichkeit 1 − δ ist der Überschuss höchstens ε, sobald N von der Ordnung (d⁴ + log(1/δ)) / ε ist. Das heißt wahrscheinlich annähernd richtiges Lernen (PAC).",
    "Der Satz ist agnostisch: Lineare Attention muss das Ziel nicht darstellen können; verglichen wird mit der besten Schicht.",
    "Er ist improper: Die Anpassung darf bis zu d² Köpfe haben, mehr als die Schichten, mit denen sie verglichen wird.",
    "Er setzt unabhängige Beispiele voraus, und seine Konstanten sind nicht angegeben. Der quadratische Fehler ist hier nicht beschränkt; diesen Fall lässt der Satz offen.",
    "Bei N = ψ ist das zweite Moment Λ fast singulär, und der Überschuss hat eine Spitze. Darunter gilt die Anpassung kleinster Norm.",
    "Eine unbekannte beste Schicht wird an eine Referenzstichprobe angepasst, 50-mal so groß wie das größte N. Ihr eigener Überschuss ist etwa ihr Risiko mal ψ durch diese Größe.",
    "Abläufe einer Maschine werden wie im Experiment ohne Wiederholung gewählt und mit der Anpassung an alle verglichen.",
    "Die gestrichelte Linie σ² d_out ψ / (N − ψ − 1) ist für gaußsche Merkmale exakt. Kubische Merkmale liegen bei kleinem N darüber.",
  ],
} satisfies typeof guaranteeText;
