/** Words of the panel on sample complexity. */
import { formatCount, formatValue } from "../../../../platform/charts/format";
import { inLanguage } from "../in-language";

const english = {
  begin: "Draw the data sets",
  ask: (draws: number) => `Draw ${formatCount(draws)} data sets of each size`,
  absent: "Algorithm 1 on many data sets shows how many samples are enough.",
  own: "This target draws no independent data sets.",
  drawing: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)} data sets so far.`,
  enough: (samples: number, within: number, draws: number, epsilon: number) =>
    `With N ≥ ${formatCount(samples)} samples, ${formatCount(within)} of ${formatCount(draws)} data sets are within ε = ${formatValue(epsilon)} of the best layer.`,
  atMost: (samples: number, epsilon: number) => `At most ${formatCount(samples)} samples are needed for ε = ${formatValue(epsilon)}.`,
  never: (samples: number, epsilon: number) =>
    `Up to N = ${formatCount(samples)} the quantile stays above ε = ${formatValue(epsilon)}: more samples are needed.`,
  checking: "The number is checked on fresh data sets.",
  checked: (within: number, draws: number, samples: number) =>
    `On ${formatCount(draws)} fresh data sets of ${formatCount(samples)} samples, ${formatCount(within)} are within ε.`,
  bestRisk: (risk: number) => `best layer: ${formatValue(risk)}`,
  chart: "Excess risk against the number of training samples",
  read: "Read the excess risks at a number of samples",
  upward: "excess risk over the best layer",
  across: "training samples N",
  floor: "0",
  at: (samples: number) => `N = ${formatCount(samples)}`,
  median: "median",
  quantile: (percent: string) => `${percent} % of the data sets lie below`,
  failing: "data sets above ε",
  theory: "theory for Gaussian features",
  features: (psi: number) => `N = ψ = ${formatCount(psi)}`,
  epsilon: "ε",
  columns: { samples: "N", draw: "data set", excess: "excess risk" },
  formula: "P( tr((p̂ − p*) Λ (p̂ − p*)ᵀ) ≤ ε ) ≥ 1 − δ,  p̂ = argmin Σ_{i≤N} ‖y_i − p H(Z_i)‖²",
  explain: [
    "Each dot is one training set: Algorithm 1 fits its N samples, and the excess risk of the fit over the best layer is computed.",
    "Theorem 2.2 promises: with probability 1 − δ the excess is at most ε once N is of order (d⁴ + log(1/δ)) / ε.",
    "The theorem is agnostic: it needs no target that linear attention can represent. It is improper: the fit may have up to d² heads.",
    "It assumes independent samples. Its constants are not stated, and the squared error is not bounded here, which the theorem leaves open.",
    "At N = ψ the second moment is nearly singular, and the excess has a peak.",
    "The dashed line σ² d_out ψ / (N − ψ − 1) is exact for Gaussian features; cubic features lie above it for small N.",
  ],
} as const;

export const guaranteeText = inLanguage("guarantee/words", english);
