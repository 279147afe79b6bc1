import { formatCount, formatValue } from "../../../../platform/charts/format";
import type { guaranteeText } from "./words";

export default {
  begin: "Die Datensätze ziehen",
  ask: (draws: number) => `${formatCount(draws)} Datensätze jeder Größe ziehen`,
  absent: "Algorithmus 1 auf vielen Datensätzen zeigt, wie viele Beispiele genügen.",
  own: "Dieses Ziel zieht keine unabhängigen Datensätze.",
  drawing: (done: number, all: number) => `Bisher ${formatCount(done)} von ${formatCount(all)} Datensätzen.`,
  enough: (samples: number, within: number, draws: number, epsilon: number) =>
    `Ab N = ${formatCount(samples)} Beispielen liegen ${formatCount(within)} von ${formatCount(draws)} Datensätzen höchstens ε = ${formatValue(epsilon)} über der besten Schicht.`,
  atMost: (samples: number, epsilon: number) => `Für ε = ${formatValue(epsilon)} genügen höchstens ${formatCount(samples)} Beispiele.`,
  never: (samples: number, epsilon: number) =>
    `Bis N = ${formatCount(samples)} bleibt das Quantil über ε = ${formatValue(epsilon)}: Es braucht mehr Beispiele.`,
  checking: "Die Zahl wird auf frischen Datensätzen geprüft.",
  checked: (within: number, draws: number, samples: number) =>
    `Von ${formatCount(draws)} frischen Datensätzen mit ${formatCount(samples)} Beispielen liegen ${formatCount(within)} innerhalb von ε.`,
  bestRisk: (risk: number) => `beste Schicht: ${formatValue(risk)}`,
  chart: "Überschussrisiko gegen die Anzahl der Trainingsbeispiele",
  read: "Die Überschussrisiken bei einer Anzahl von Beispielen ablesen",
  upward: "Überschussrisiko über der besten Schicht",
  across: "Trainingsbeispiele N",
  floor: "0",
  at: (samples: number) => `N = ${formatCount(samples)}`,
  median: "Median",
  quantile: (percent: string) => `${percent} % der Datensätze liegen darunter`,
  failing: "Datensätze über ε",
  theory: "Theorie für gaußsche Merkmale",
  features: (psi: number) => `N = ψ = ${formatCount(psi)}`,
  epsilon: "ε",
  columns: { samples: "N", draw: "Datensatz", excess: "Überschussrisiko" },
  formula: "P( tr((p̂ − p*) Λ (p̂ − p*)ᵀ) ≤ ε ) ≥ 1 − δ,  p̂ = argmin Σ_{i≤N} ‖y_i − p H(Z_i)‖²",
  explain: [
    "Jeder Punkt ist eine Trainingsmenge: Algorithmus 1 passt sich an ihre N Beispiele an, und das Überschussrisiko über der besten Schicht wird berechnet.",
    "Satz 2.2 verspricht: Mit Wahrscheinlichkeit 1 − δ ist der Überschuss höchstens ε, sobald N von der Ordnung (d⁴ + log(1/δ)) / ε ist.",
    "Der Satz ist agnostisch: Lineare Attention muss das Ziel nicht darstellen können. Er ist improper: Die Anpassung darf bis zu d² Köpfe haben.",
    "Er setzt unabhängige Beispiele voraus. Seine Konstanten sind nicht angegeben, und der quadratische Fehler ist hier nicht beschränkt; das lässt der Satz offen.",
    "Bei N = ψ ist das zweite Moment fast singulär, und der Überschuss hat eine Spitze.",
    "Die gestrichelte Linie σ² d_out ψ / (N − ψ − 1) ist für gaußsche Merkmale exakt; kubische Merkmale liegen bei kleinem N darüber.",
  ],
} satisfies typeof guaranteeText;
