/** Words of the panel on sample complexity. */
import { formatCount, formatRounded, formatSetting, formatValue } from "../../../../platform/charts/format";
import { counted, plural, sentenceCase } from "../../../../platform/ui/grammar";
import type { Unit } from "../../engine/sample-complexity/excess-by-draw";
import { inLanguage } from "../in-language";

const english = {
  ask: (draws: number) => `Draw ${formatCount(draws)} data sets of each size`,
  absent: "Algorithm 1 on many data sets shows how many samples are enough.",
  drawing: (done: number, all: number) => `${formatCount(done)} of ${formatCount(all)} data sets so far.`,
  enough: (samples: number, within: number, draws: number, epsilon: number, unit: Unit) =>
    `With N ≥ ${formatCount(samples)} ${unit}, ${formatCount(within)} of these ${formatCount(draws)} data sets give a layer within ${formatSetting(epsilon)} of the best one.`,
  about: (samples: number, epsilon: number, unit: Unit) =>
    `About ${formatCount(samples)} ${unit} are needed for ε = ${formatSetting(epsilon)}. Sizes near this number are being computed.`,
  atMost: (samples: number, epsilon: number, unit: Unit) =>
    `At most ${formatCount(samples)} ${unit} are needed for ε = ${formatSetting(epsilon)}.`,
  never: (samples: number, epsilon: number, unit: Unit) =>
    `Up to N = ${formatCount(samples)} the line of δ stays above ε = ${formatSetting(epsilon)}: more ${unit} are needed.`,
  checked: (within: number, draws: number, samples: number, unit: Unit) =>
    `Of ${formatCount(draws)} fresh data sets of ${formatCount(samples)} ${unit}, ${formatCount(within)} are within it.`,
  further: (samples: number) => `Continue to N = ${formatCount(samples)}`,
  misfit: (risk: number, error: number) => `risk of the best layer ${formatValue(risk)}, known to ${formatValue(error)}`,
  best: (share: number) =>
    share > 0
      ? `The best layer leaves ${formatRounded(100 * share, 2)} % of the variance of y.`
      : "The best layer has the function of this teacher.",
  chart: "Excess risk against the number of training samples",
  read: "Read the excess risks at a number of samples",
  upward: "excess risk over the best layer",
  across: { samples: "training samples N", traces: "training traces N" },
  floor: "0",
  at: (samples: number) => `N = ${formatCount(samples)}`,
  median: "median",
  quantile: (percent: string) => `${percent} % of the data sets lie below`,
  failing: "data sets above ε",
  features: (psi: number, beyond: number) =>
    beyond === 0 ? `N = ψ = ${formatCount(psi)}` : `N = ψ = ${formatCount(psi)}: ${formatCount(beyond)} data sets lie higher`,
  delta: (delta: number, percent: string) => `δ = ${formatSetting(delta)}: ${percent} %`,
  epsilonHandle: "Tolerance ε",
  deltaHandle: "Failure probability δ",
  deltaSaid: (delta: number, within: number, draws: number) =>
    `δ = ${formatSetting(delta)}, ${formatCount(within)} of ${formatCount(draws)} data sets lie below`,
  neededTitle: { samples: "Samples needed", traces: "Traces needed" },
  against: "The number of samples needed against",
  againstOf: {
    dimension: "against d",
    epsilon: "against ε",
    delta: "against δ",
    "time-samples": "time against N",
    "time-dimension": "time against d",
    "time-tokens": "time against n",
  },
  acrossOf: {
    dimension: "dimension d",
    epsilon: "tolerance ε",
    delta: "failure probability δ",
    "time-samples": "training samples N, at d = 4 and n = 8",
    "time-dimension": `dimension d, at N = ${formatCount(1000)} and n = 8`,
    "time-tokens": `tokens n, at N = ${formatCount(1000)} and d = 4`,
  },
  againstSentence: {
    dimension: (slope: number | null, done: number, all: number) =>
      done < all
        ? `${formatCount(done)} of ${formatCount(all)} dimensions so far.`
        : slope === null
          ? "Fewer than two dimensions reach ε with these sizes."
          : `N grows like d to the power ${formatRounded(slope, 2)}; the theorem allows 4. With few dimensions the features have heavier tails, so each needs more samples.`,
    epsilon: (slope: number | null) =>
      slope === null
        ? "Fewer than two tolerances are reached with these sizes."
        : `For N ≥ 3ψ, N grows like 1/ε to the power ${formatRounded(-slope, 2)}; the theorem allows 1.`,
    delta: (slope: number | null) =>
      slope === null
        ? "Fewer than two failure probabilities are reached with these sizes."
        : `N grows like 1/δ to the power ${formatRounded(-slope, 2)}; the theorem allows log(1/δ) beside d⁴.`,
  },
  slope: (slope: string) => `slope ${slope}`,
  neededQuantity: (unit: Unit) => ({
    chart: `Number of ${unit} needed`,
    upward: unit,
    read: `Read the number of ${unit} needed`,
    row: `${unit} needed`,
  }),
  timeQuantity: { chart: "Time of Algorithm 1", upward: "milliseconds", read: "Read the time of Algorithm 1", row: "time" },
  timeSentence: (power: string, slope: number | null, done: number, all: number) =>
    done < all || slope === null
      ? `${formatCount(done)} of ${formatCount(all)} sizes so far.`
      : `The slope on this device is ${formatRounded(slope, 2)}. The theorem's time O(N d⁴ n / ε) grows like ${power}.`,
  measureTimes: "Measure the times",
  measuring: "The first size is being measured.",
  notReached: "not reached",
  interval: "90 % of resamplings",
  drawDimensions: "Draw data sets for d = 2 … 6",
  noDimensions: "The same target in five dimensions shows how the need grows with d.",
  teachersTitle: "Other teachers",
  compareWith: "Compare with",
  comparisons: { trained: "Gradient descent", teachers: "Other teachers" },
  teachersSummary: (share: number) =>
    `The teacher does not have to be linear attention. Each tolerance here is ${formatRounded(100 * share, 2)} % of the variance of y.`,
  teacherOf: {
    linear: "Linear attention",
    softmax: "Softmax attention",
    "two-layer": "Two linear layers",
    relu: "Linear attention with ReLU",
    elu: "Linear attention with ELU + 1",
  },
  shownAbove: "shown above",
  showAbove: "show above",
  trained: {
    title: "Gradient descent",
    against: "Share of the runs within ε",
    againstOf: { samples: "against N", steps: "against steps" },
    train: (runs: number) => `Train ${formatCount(runs)} runs`,
    absent: (heads: number, draws: number) =>
      `${sentenceCase(counted(heads, "head", "heads"))} can be trained on the first ${formatCount(draws)} of these data sets, each time from other initial weights.`,
    found: (heads: number, within: number, of: number, size: number, share: number) =>
      `With N = ${formatCount(size)}, ${formatCount(within)} of ${counted(of, "run", "runs")} with ${counted(heads, "head", "heads")} ${plural(within, "ends", "end")} within ε${Number.isNaN(share) ? "" : `, and ${formatRounded(100 * share, 3)} % of the data sets in closed form`}.`,
    closedForm: "closed form",
    heads: (heads: number) => counted(heads, "head", "heads"),
    chart: { samples: "Share within ε against the number of samples", steps: "Share within ε against gradient steps" },
    read: { samples: "Read the shares at a number of samples", steps: "Read the shares at a gradient step" },
    across: { samples: "training samples N", steps: "gradient steps" },
    at: { samples: (count: string) => `N = ${count}`, steps: (count: string) => `step ${count}` },
    percent: (share: number) => (Number.isNaN(share) ? "–" : `${formatRounded(100 * share, 3)} %`),
  },
  columns: { samples: "N", draw: "data set", excess: "excess risk" },
  formula: "P( tr((p̂ − p*) Λ (p̂ − p*)ᵀ) ≤ ε ) ≥ 1 − δ,  p̂ = argmin Σ_{i≤N} ‖y_i − p H(Z_i)‖²",
  explain: [
    "Each dot is one training set. Algorithm 1 fits its N samples, and the excess risk of the fit over the best layer is computed.",
    "Theorem 2.2: with probability 1 − δ the excess is at most ε once N is of order (d⁴ + log(1/δ)) / ε. This is probably approximately correct (PAC) learning.",
    "The theorem is agnostic: linear attention need not represent the target, since the fit is compared with the best layer.",
    "It is improper: the fit may have up to d² heads, more than the layers it is compared with.",
    "It assumes independent samples, and its constants are not stated. The squared error is not bounded here; the theorem leaves this case open.",
    "At N = ψ the second moment Λ is nearly singular and the excess has a peak. Below it the fit of least norm is taken.",
    "An unknown best layer is fitted to a reference sample 50 times larger than the largest N. Its own excess is about its risk times ψ over that size.",
    "Traces of a machine are chosen without repetition, as in the experiment, and compared with the fit to all of them.",
    "The dashed line σ² d_out ψ / (N − ψ − 1) is exact for Gaussian features. Cubic features lie above it for small N.",
  ],
} as const;

export const guaranteeText = inLanguage("guarantee/words", english);
