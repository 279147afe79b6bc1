/** Names of solvers and one line on what each does. */
import { formatSetting } from "../../../platform/charts/format";
import { inLanguage } from "./in-language";

const english = {
  names: {
    eagle: "EAGLE",
    "gradient-descent": "gradient descent",
    "conjugate-gradients": "conjugate gradients",
    lsmr: "LSMR",
    "sketch-sgd": "sketched descent",
    "newton-schulz": "Newton-Schulz",
    direct: "direct (QR)",
    transformer: "transformer",
  },
  eagle: {
    unconstrained: "EAGLE",
    estimation: "EAGLE for W",
    rescaled: "EAGLE rescaled",
    distributed: "distributed",
    frozen: "freezing",
    // Lines break between settings, not inside of one.
    columns: (r: number) => `r\u00a0=\u00a0${r}`,
    eta: (eta: number) => `η\u00a0${formatSetting(Number(eta.toPrecision(2)))}`,
    gamma: (gamma: number) => `γ\u00a0${formatSetting(gamma)}`,
  },
  /** Brackets keep what a solver is from what is said of it. */
  variant: (name: string, settings: readonly string[]) => `${name} (${settings.join(", ")})`,
  methods: {
    eagle: "makes A better conditioned and D more accurate in the same step",
    "gradient-descent": "walks down the squared error of W A = B",
    "conjugate-gradients": "on the normal equations W A Aᵀ = B Aᵀ",
    lsmr: "a Krylov method for least squares, row by row",
    "sketch-sgd": "gradient descent on a few columns at a time",
    "newton-schulz": "iterates towards the pseudo-inverse of A",
    direct: "one factorisation, then it is done",
    transformer: "is shown matrices and what belongs in the hole, and never told how to find it",
  },
} as const;

export const solverText = inLanguage("solver-words", english);
